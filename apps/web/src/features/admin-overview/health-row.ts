export type Tone = 'good' | 'unset' | 'warning' | 'fault'

/** One part of the installation as the health panel shows it. */
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
  readonly tone: Tone
  /** A word or a number beside the icon. */
  readonly word: string
  /** Lines below: what was seen and, where something is wrong, what to do. */
  readonly lines: readonly string[]
}
