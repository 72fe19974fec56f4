import { randomBytes } from 'node:crypto'
import type { Verdict } from '@codedojo/contract'
import type { CaseToJudge } from '../cases/case-to-judge.ts'
import { exampleCase } from '../testing/test-judge.ts'
import type { HostileProgram } from './hostile-program.ts'

/** A case of the problem "add two numbers and reverse a word"; the word is a secret of this case. */
export interface SecretCase {
  readonly word: string
  readonly reversed: string
  readonly toJudge: CaseToJudge
  /** The expected verdict on this case, if the program declares it. */
  readonly expect: Verdict | null
}

const kinds = ['visible', 'hidden', 'visible'] as const

/** Three cases, one of them hidden, or the program's own cases; each contains a unique word. */
export function makeSecretCases({ cases }: Pick<HostileProgram, 'cases'>): SecretCase[] {
  if (cases.length > 0)
    return cases.map(({ words, expect }, index) => secretCase({ index, kind: 'visible', words, expect }))
  return kinds.map((kind, index) => secretCase({ index, kind, words: '', expect: null }))
}

interface CaseRecipe {
  readonly index: number
  readonly kind: 'visible' | 'hidden'
  readonly words: string
  readonly expect: Verdict | null
}

function secretCase({ index, kind, words, expect }: CaseRecipe): SecretCase {
  const word = newSecret('secret')
  const reversed = [...word].reverse().join('')
  const input = [index, 40, word, words].join(' ').trimEnd()
  return { word, reversed, expect, toJudge: exampleCase(`${input}\n`, `${index + 40} ${reversed}\n`, kind) }
}

/** A random word that is unique on this machine. */
export function newSecret(prefix: string): string {
  return `${prefix}${randomBytes(8).toString('hex')}`
}

/** A correct solution that does nothing else. */
export const benignCode = 'a, b, word = input().split()\nprint(int(a) + int(b), word[::-1])\n'
