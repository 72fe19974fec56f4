import { existsSync } from 'node:fs'
import type { LogFormat, LogSettings } from './log-settings.ts'

// Files that Docker and Podman create in every container.
const marksOfContainers = ['/.dockerenv', '/run/.containerenv']

/** Whether this process runs in a container. */
export function isContainer(): boolean {
  return marksOfContainers.some((path) => existsSync(path))
}

export interface LogEnvironment {
  readonly isContainer: boolean
  /** Whether standard output is a terminal. */
  readonly isTerminal: boolean
}

/**
 * The requested format. Default: JSON where a program collects the output, that is under systemd and in containers unless the
 * output is a terminal, and text otherwise.
 */
export function chooseLogFormat(
  { format, isService }: Pick<LogSettings, 'format' | 'isService'>,
  surroundings: LogEnvironment,
): LogFormat {
  if (format !== null) return format
  return !surroundings.isTerminal && (isService || surroundings.isContainer) ? 'json' : 'text'
}
