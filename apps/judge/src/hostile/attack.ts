import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome } from '@codedojo/contract'
import type { HostileProgram } from './hostile-program.ts'
import { benignCode, makeSecretCases, type SecretCase } from './secrets.ts'
import { type HostPlaces, sourceOf } from './source-form.ts'

/** A program and cases to be judged together, by whichever way a test takes. */
export interface Judging {
  readonly program: Pick<HostileProgram, 'language' | 'isCompiler' | 'timeLimitMs' | 'waits' | 'expect'>
  readonly source: Buffer
  /** A folder of the host that it sees as `/group`. */
  readonly groupFolder?: string
  readonly cases: readonly SecretCase[]
}

export interface Judgement {
  readonly outcome: Outcome
  /** Everything else that was written about it on the way, as one text. */
  readonly written: string
}

export type Judge = (judging: Judging) => Promise<Judgement>

/** A hostile program, judged, and the honest ones beside and after it. */
export interface Attack extends Judgement {
  readonly program: HostileProgram
  readonly cases: readonly SecretCase[]
  /** What came of the honest program that was judged at the same time. */
  readonly beside: Outcome
  /** And of the one right after. */
  readonly afterwards: Outcome
}

export interface Arena {
  readonly judge: Judge
  readonly places: HostPlaces
  readonly programs: readonly HostileProgram[]
}

/** Judges a program, an honest one beside it, and an honest one after it. Throws when the judge did. */
export async function attack(arena: Arena, program: HostileProgram): Promise<Attack> {
  const { judge, places, programs } = arena
  const before = programs.find(({ name }) => name === program.after)
  if (program.after !== null && !before) throw new Error(`There is no program "${program.after}".`)
  if (before) await judge(judgingOf(before, places))
  const judging = judgingOf(program, places)
  const [judgement, beside] = await Promise.all([judge(judging), judgeBenign(judge)])
  const afterwards = await judgeBenign(judge)
  return { ...judgement, program, cases: judging.cases, beside, afterwards }
}

function judgingOf(program: HostileProgram, places: HostPlaces): Judging {
  const { groupFolder } = places
  const seen = program.seesGroupFile ? { groupFolder } : {}
  return { program, source: sourceOf(program, places), cases: makeSecretCases(program), ...seen }
}

/** Honest programs enough at a time, often enough, that every part of the sandbox has been in use. */
export async function warmUp(judge: Judge): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let turn = 0; turn < 4; turn++)
    outcomes.push(...(await Promise.all(Array.from({ length: 6 }, () => judgeBenign(judge)))))
  return outcomes
}

/** Time and memory of honest programs are the bench's business; here their verdict counts. */
export async function judgeBenign(judge: Judge): Promise<Outcome> {
  // A moment later, so that it meets the program beside it at work.
  await sleep(5)
  const { outcome } = await judge({
    program: { language: 'python', isCompiler: false, timeLimitMs: 2000, waits: false, expect: ['Accepted'] },
    source: Buffer.from(benignCode),
    cases: makeSecretCases({ cases: [{ words: '', expect: 'Accepted' }] }),
  })
  return outcome
}
