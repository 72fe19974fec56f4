/** Severity. Only a fault prevents something from working now. */
export type FindingState = 'ok' | 'warning' | 'fault'

/** The result of one check: state, observation and remedy. */
export interface Finding {
  readonly name: string
  readonly state: FindingState
  readonly detail: string
  readonly cure: string | null
}

export function okFinding(name: string, detail: string): Finding {
  return { name, state: 'ok', detail, cure: null }
}

export function warningFinding(name: string, detail: string, cure: string): Finding {
  return { name, state: 'warning', detail, cure }
}

export function faultFinding(name: string, detail: string, cure: string): Finding {
  return { name, state: 'fault', detail, cure }
}

const marks = { ok: 'ok     ', warning: 'warning', fault: 'FAULT  ' } as const satisfies Record<
  FindingState,
  string
>

/** Formats a finding as lines for display. */
export function linesOf({ name, state, detail, cure }: Finding): string[] {
  const first = `${marks[state]} ${name}: ${detail}`
  return cure === null ? [first] : [first, `          → ${cure}`]
}

/** The summary line: the number of findings that need action. */
export function summaryOf(findings: readonly Finding[]): string {
  const count = (wanted: FindingState) => findings.filter(({ state }) => state === wanted).length
  const [faults, warnings] = [count('fault'), count('warning')]
  if (faults === 0 && warnings === 0) return 'All is well.'
  const words = [
    `${faults} ${faults === 1 ? 'fault' : 'faults'}`,
    `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
  ]
  return `${words.join(', ')}.`
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
