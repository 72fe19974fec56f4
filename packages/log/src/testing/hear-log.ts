import type { LogSettings } from '../log-settings.ts'
import { divertLog } from '../process-log.ts'

export interface HeardLog extends Disposable {
  /** What this process has logged meanwhile, readable. */
  readonly lines: string[]
}

/** Hears what this process logs, and keeps it off the terminal, until it is disposed. */
export function hearLog(level: LogSettings['level'] = 'info'): HeardLog {
  const lines: string[] = []
  const diverted = divertLog(level, (line) => void lines.push(line))
  return { lines, [Symbol.dispose]: () => diverted[Symbol.dispose]() }
}
