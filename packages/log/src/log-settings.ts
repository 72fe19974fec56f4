import { z } from 'zod'

export const logFormats = ['json', 'text'] as const
export type LogFormat = (typeof logFormats)[number]

/** The settings that the `config.ts` of a program parses. The last two are set by systemd, not by the operator. */
export const logShape = {
  LOG_LEVEL: z
    .enum(['error', 'warn', 'info', 'debug'], { error: 'must be error, warn, info or debug' })
    .default('info'),
  LOG_FORMAT: z.enum(logFormats, { error: 'must be json or text' }).optional(),
  INVOCATION_ID: z.string().optional(),
  JOURNAL_STREAM: z.string().optional(),
}

export interface LogSettings {
  /** At `debug` each request is logged. */
  readonly level: 'error' | 'warn' | 'info' | 'debug'
  /** null for the default of the environment, see `chooseLogFormat`. */
  readonly format: LogFormat | null
  /** Whether systemd started the program or its parent. */
  readonly isService: boolean
}

type ParsedSettings = { readonly [Name in keyof typeof logShape]: z.output<(typeof logShape)[Name]> }

export function settingsOfLog(
  read: Partial<ParsedSettings> & Pick<ParsedSettings, 'LOG_LEVEL'>,
): LogSettings {
  return {
    level: read.LOG_LEVEL,
    format: read.LOG_FORMAT ?? null,
    isService: read.INVOCATION_ID !== undefined || read.JOURNAL_STREAM !== undefined,
  }
}
