import { z } from 'zod'

export const logFormats = ['json', 'text'] as const
export type LogFormat = (typeof logFormats)[number]

/** What the `config.ts` of a program parses. The last two are not the operator's: systemd sets them for what it starts. */
export const logShape = {
  LOG_LEVEL: z
    .enum(['error', 'warn', 'info', 'debug'], { error: 'must be error, warn, info or debug' })
    .default('info'),
  LOG_FORMAT: z.enum(logFormats, { error: 'must be json or text' }).optional(),
  INVOCATION_ID: z.string().optional(),
  JOURNAL_STREAM: z.string().optional(),
}

export interface LogSettings {
  /** From `debug` on each request is a line. */
  readonly level: 'error' | 'warn' | 'info' | 'debug'
  /** null: what is usual where the program runs, see `usualFormat`. */
  readonly format: LogFormat | null
  /** Whether systemd started the program, or who started it. */
  readonly isService: boolean
}

type Read = { readonly [Name in keyof typeof logShape]: z.output<(typeof logShape)[Name]> }

export function settingsOfLog(read: Partial<Read> & Pick<Read, 'LOG_LEVEL'>): LogSettings {
  return {
    level: read.LOG_LEVEL,
    format: read.LOG_FORMAT ?? null,
    isService: read.INVOCATION_ID !== undefined || read.JOURNAL_STREAM !== undefined,
  }
}
