import type { LogSettings } from '../log-settings.ts'
import { divertLog } from '../process-log.ts'

export interface CapturedLog extends Disposable {
  /** The captured lines, in readable form. */
  readonly lines: string[]
}

/** Captures what this process logs and keeps it off the terminal, until it is disposed of. */
export function captureLog(level: LogSettings['level'] = 'info'): CapturedLog {
  const lines: string[] = []
  const diverted = divertLog(level, (line) => void lines.push(line))
  return { lines, [Symbol.dispose]: () => diverted[Symbol.dispose]() }
}
