import { join } from 'node:path'
import { type Language, languages } from '@codedojo/contract'
import { type ProblemPackage, readProblemPackage } from '@codedojo/problem-package'
import { beforeAll, describe, expect, test } from 'vitest'
import { judgeSubmission } from '../judge-submission.ts'
import { checkInputs } from '../verify/check-inputs.ts'
import { limitsOfPackage } from '../verify/package-limits.ts'
import { verifySubmissions } from '../verify/verify-submissions.ts'
import { contentFolder } from './content-digests.ts'
import { exampleCase, type TestJudge } from './test-judge.ts'
import { withJudge } from './with-judge.ts'

/** A problem and the languages in which its programs are tested. */
export interface ProblemToProve {
  readonly name: string
  readonly chosen: readonly Language[]
}

/** Defines tests for bundled problems. */
export function defineContentTests(problems: readonly ProblemToProve[]): void {
  let opened: TestJudge
  withJudge.beforeAll(({ testJudge }) => {
    opened = testJudge
  })

  describe.each(problems)('$name', ({ name, chosen }) => {
    let read: ProblemPackage
    beforeAll(async () => {
      read = await readProblemPackage(join(contentFolder, name))
    })

    test('every labelled program gets its label', { timeout: 120_000 }, async () => {
      const submissions = read.submissions.filter(
        ({ language }) => language !== null && chosen.some((each) => each === language),
      )
      const wrong: string[] = []
      const timeMs = read.limits.timeMs ?? 0
      const verified = verifySubmissions({
        read: { ...read, submissions },
        parts: opened.judge,
        timeMs,
      })
      for await (const { submission, judged, end } of verified) {
        if (end !== 'ok') wrong.push(`${submission.path}: ${judged?.got ?? 'skipped'}`)
      }

      expect(wrong).toEqual([])
      expect(submissions.length).toBeGreaterThanOrEqual(chosen.length)
      expect(read.submissions.length).toBeGreaterThanOrEqual(languages.length + 2)
    })

    test('its own input validators accept every input', { timeout: 60_000 }, async () => {
      const checks = await Array.fromAsync(checkInputs(read, opened.judge))

      expect(checks.map(({ rejected, fault }) => ({ rejected, fault }))).toEqual([
        { rejected: [], fault: null },
      ])
    })

    test('its own input validator says what is wrong with an input', { timeout: 60_000 }, async () => {
      const nothing = read.cases.slice(0, 1).map((one) => ({ ...one, input: new Uint8Array() }))
      const checks = await Array.fromAsync(checkInputs({ ...read, cases: nothing }, opened.judge))

      const messages = checks.flatMap(({ rejected }) => rejected.map(({ message }) => message))
      expect(messages).toEqual(['the input is empty'])
    })

    test('a starter compiles and ends well on the samples', { timeout: 60_000 }, async () => {
      const samples = read.cases.filter(({ kind }) => kind === 'visible')
      expect(read.starters.map(({ language }) => language).sort()).toEqual([...languages].sort())

      for (const { language, code } of read.starters.filter((each) => chosen.includes(each.language))) {
        const outcome = await judgeSubmission(
          {
            program: { language, sources: [{ name: 'starter', bytes: Buffer.from(code) }] },
            cases: samples.map(({ input }) => exampleCase(Buffer.from(input).toString(), null, 'visible')),
            limits: { ...limitsOfPackage(read), timeMs: read.limits.timeMs ?? 0 },
            stopRule: 'failure',
            reference: null,
          },
          opened.judge,
          { onProgress: () => {} },
        )

        expect({ language, status: outcome.status }).toEqual({ language, status: 'Accepted' })
      }
    })

    test('it holds all that a learner needs', () => {
      expect(read.codedojo?.hints).toHaveLength(3)
      expect(read.editorial).toContain('## Complexity')
      expect(read.statements[0]?.markdown).toBeTruthy()
      expect(read.referenceSolutions.map(({ language }) => language).sort()).toEqual([...languages].sort())
      const samples = read.cases.filter(({ kind }) => kind === 'visible')
      expect(Object.keys(read.codedojo?.explanations ?? {})).toHaveLength(samples.length)
      expect(read.cases.length - samples.length).toBeGreaterThanOrEqual(10)
    })
  })
}
