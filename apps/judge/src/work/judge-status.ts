import type { JudgeRow } from '@codedojo/db'
import type { JudgeConfig } from '../config.ts'
import type { JudgeParts } from '../judge-parts.ts'
import type { LanguageReport } from '../toolchain/self-test.ts'

export type JudgeStatus = Omit<JudgeRow, 'id' | 'processKey'>

const sandboxNames = { cgroup1: 'cgroup v1', cgroup2: 'cgroup v2', none: 'nothing' } as const

const unenforcedCure = 'Start this judge without JUDGE_INSECURE_DEV=1: it then says what this machine lacks'

/** The status of a working judge on the health page. */
export function workingStatus(
  { name, slotCount }: JudgeConfig,
  { sandbox, limitsEnforced }: JudgeParts,
  reports: readonly LanguageReport[],
): JudgeStatus {
  const missing = reports.flatMap(({ cure }) => (cure === null ? [] : [cure]))
  const cures = limitsEnforced ? missing : [unenforcedCure, ...missing]
  const enforced = limitsEnforced
    ? `limits enforced by ${sandboxNames[sandbox.mode]}`
    : 'limits NOT enforced: strangers must not use this installation'
  return {
    name,
    slots: slotCount,
    sandbox: sandbox.mode,
    limitsEnforced,
    works: true,
    detail: `${reports.filter(({ works }) => works).length} languages, ${slotCount} at a time, ${enforced}`,
    cure: cures.length === 0 ? null : cures.join('; '),
    languages: reports.map(({ language, version, works }) => ({ language, version, works })),
  }
}

/** The status of a judge whose latest jobs all met faults; it keeps trying. */
export function failingStatus(status: JudgeStatus): JudgeStatus {
  return {
    ...status,
    works: false,
    detail: 'The latest jobs could not be judged here; they went back to the queue',
    cure: 'Read the log of this judge. Often its disk is full; when there is room again it goes on by itself.',
  }
}

/** The status of a judge that refuses to judge. */
export function refusingStatus({ name, slotCount }: JudgeConfig, reason: string): JudgeStatus {
  return {
    name,
    slots: slotCount,
    sandbox: 'none',
    limitsEnforced: false,
    works: false,
    detail: 'Judging is switched off, because limits cannot be enforced here',
    cure: reason,
    languages: [],
  }
}
