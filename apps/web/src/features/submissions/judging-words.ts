import type { JudgingState } from './judging-state.ts'

type Judging = Extract<JudgingState, { kind: 'judging' }>

/** The label of the disabled button while its work is judged: "Judging 9 of 24". */
export function submitWords({ station, cases, total }: Judging): string {
  if (station === 'running' && total !== null)
    return `Judging ${Math.min(cases.length + 1, total)} of ${total}`
  return station === 'compiling' ? 'Compiling' : 'In queue'
}
