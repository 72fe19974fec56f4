import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome } from '@codedojo/contract'
import type { HostileProgram } from './hostile-program.ts'
import { benignCode, makeSecretCases, type SecretCase } from './secrets.ts'
import { type HostSecrets, sourceOf } from './source-form.ts'

/** A program, and the cases on which to judge it. */
export interface JudgeRequest {
  readonly program: Pick<HostileProgram, 'language' | 'isCompiler' | 'timeLimitMs' | 'onlyWaits' | 'expect'>
  readonly source: Buffer
  /** A host folder that the program sees as `/group`. */
  readonly groupFolder?: string
  readonly cases: readonly SecretCase[]
}

export interface JudgeResponse {
  readonly outcome: Outcome
  /** All other text that the judge stored about the program, as one string. */
  readonly written: string
}

export type Judge = (judging: JudgeRequest) => Promise<JudgeResponse>

/** The result of a hostile program, and of the benign ones beside and after it. */
export interface Attack extends JudgeResponse {
  readonly program: HostileProgram
  readonly cases: readonly SecretCase[]
  /** Outcome of the benign program that ran at the same time. */
  readonly beside: Outcome
  /** Outcome of the benign program that ran right afterwards. */
  readonly afterwards: Outcome
}

export interface AttackSetup {
  readonly judge: Judge
  readonly places: HostSecrets
  readonly programs: readonly HostileProgram[]
}

/** Judges a hostile program, a benign one beside it and a benign one after it. Passes on errors of the judge. */
export async function attack(arena: AttackSetup, program: HostileProgram): Promise<Attack> {
  const { judge, places, programs } = arena
  const before = programs.find(({ name }) => name === program.runsAfter)
  if (program.runsAfter !== null && !before) throw new Error(`There is no program "${program.runsAfter}".`)
  if (before) await judge(judgingOf(before, places))
  const judging = judgingOf(program, places)
  const [judgement, beside] = await Promise.all([judge(judging), judgeBenign(judge)])
  const afterwards = await judgeBenign(judge)
  return { ...judgement, program, cases: judging.cases, beside, afterwards }
}

function judgingOf(program: HostileProgram, places: HostSecrets): JudgeRequest {
  const { groupFolder } = places
  const seen = program.seesGroupFile ? { groupFolder } : {}
  return { program, source: sourceOf(program, places), cases: makeSecretCases(program), ...seen }
}

/** Judges enough benign programs concurrently for every part of the sandbox to have been used. */
export async function warmUp(judge: Judge): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let turn = 0; turn < 4; turn++)
    outcomes.push(...(await Promise.all(Array.from({ length: 6 }, () => judgeBenign(judge)))))
  return outcomes
}

/** Checks the verdict only: time and memory of benign programs are measured by the benchmarks. */
export async function judgeBenign(judge: Judge): Promise<Outcome> {
  // Starts slightly later, so that it overlaps with the hostile program.
  await sleep(5)
  const { outcome } = await judge({
    program: {
      language: 'python',
      isCompiler: false,
      timeLimitMs: 2000,
      onlyWaits: false,
      expect: ['Accepted'],
    },
    source: Buffer.from(benignCode),
    cases: makeSecretCases({ cases: [{ words: '', expect: 'Accepted' }] }),
  })
  return outcome
}
