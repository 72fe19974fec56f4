import { existsSync } from 'node:fs'
import type { LogFormat, LogSettings } from './log-settings.ts'

// Docker and Podman put these into every container.
const marksOfContainers = ['/.dockerenv', '/run/.containerenv']

/** Whether this machine is a container. */
export function isContainer(): boolean {
  return marksOfContainers.some((path) => existsSync(path))
}

export interface Surroundings {
  readonly isContainer: boolean
  /** Whether a person sees standard output as it is written. */
  readonly isTerminal: boolean
}

/**
 * The format that was asked for. Otherwise JSON where another program takes in what we write, which is under systemd and in a container,
 * and text where a person reads it.
 */
export function usualFormat(
  { format, isService }: Pick<LogSettings, 'format' | 'isService'>,
  surroundings: Surroundings,
): LogFormat {
  if (format !== null) return format
  return !surroundings.isTerminal && (isService || surroundings.isContainer) ? 'json' : 'text'
}
