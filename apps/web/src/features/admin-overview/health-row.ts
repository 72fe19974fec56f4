export type Tone = 'good' | 'unset' | 'warning' | 'fault'

/** One part of the installation as a row of the health panel. */
export interface HealthRow {
  readonly name:
    | 'Database'
    | 'Queue'
    | 'Judges'
    | 'Disk'
    | 'Back-up'
    | 'Mail'
    | 'Payments'
    | 'Video service'
    | 'Language model'
    | 'Directory'
    | 'Bucket'
  readonly tone: Tone
  /** A status word or a number, shown beside the icon. */
  readonly word: string
  /** Details below: the observed state and, when something is wrong, what to do. */
  readonly lines: readonly string[]
}
