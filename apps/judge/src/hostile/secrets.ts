import { randomBytes } from 'node:crypto'
import type { CaseToJudge } from '../cases/case-to-judge.ts'
import { exampleCase } from '../testing/test-judge.ts'

/** One case of the problem "add two numbers and turn a word round"; the word is a secret of this case. */
export interface SecretCase {
  readonly word: string
  readonly reversed: string
  readonly toJudge: CaseToJudge
}

/** Three cases, one of them hidden, with words that occur nowhere else. */
export function makeSecretCases(): SecretCase[] {
  return (['visible', 'hidden', 'visible'] as const).map((kind, index) => {
    const word = `secret${randomBytes(8).toString('hex')}`
    const reversed = [...word].reverse().join('')
    return {
      word,
      reversed,
      toJudge: exampleCase(`${index} 40 ${word}\n`, `${index + 40} ${reversed}\n`, kind),
    }
  })
}

/** A solution that does nothing else. */
export const benignCode = 'a, b, word = input().split()\nprint(int(a) + int(b), word[::-1])\n'
