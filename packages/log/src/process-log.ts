import { isatty } from 'node:tty'
import { destination, type Logger, pino, stdTimeFunctions } from 'pino'
import { errorFields } from './error-fields.ts'
import type { LogFormat, LogSettings } from './log-settings.ts'
import { readableLine } from './readable-line.ts'
import { isContainer, usualFormat } from './usual-format.ts'
import { withoutPasswords } from './without-passwords.ts'

/*
 * How it works
 *   logOf(part) ─→ a line of JSON ─→ without passwords ─→ as it is, or readable ─→ standard output
 * A process has one log. A program opens it at its start, as its settings say. A command, whose standard output is its answer, does
 * not: what it has to log goes to standard error. Each line is written before the call returns, so none is lost when the process ends.
 */

/** Who writes a line. */
export type Part = 'server' | 'judge' | 'queue' | 'database' | 'supervisor' | 'failpoints'
export type Log = Logger

interface Place {
  readonly level: LogSettings['level']
  readonly format: LogFormat
  /** Takes a line with its end. */
  readonly write: (line: string) => void
}

const [standardOutput, standardError] = [1, 2]
/** What waits for a full disk to have room again; further lines are lost. */
const mostWaitingBytes = 1024 * 1024

let processLog = logAt({ level: 'info', format: 'text', write: writerOf(standardError) })

/** Lets the lines of this process go to standard output from now on; also how it broke, if it does. Answers their format. */
export function openLog(settings: LogSettings, part: Part): LogFormat {
  const format = usualFormat(settings, {
    isContainer: isContainer(),
    isTerminal: isatty(standardOutput),
  })
  processLog = logAt({ level: settings.level, format, write: writerOf(standardOutput) })
  // Watching changes nothing: Node still says why on standard error, and ends the process.
  process.on('uncaughtExceptionMonitor', (err) => logOf(part).fatal({ err }, 'the program broke'))
  return format
}

/** The log for the lines of this part, to be asked for when there is something to write: it is another once the log is opened. */
export function logOf(part: Part): Log {
  return processLog.child({ part })
}

/** Lets all lines of this process go elsewhere, readable, until it is disposed. For tests. */
export function divertLog(level: LogSettings['level'], write: (line: string) => void): Disposable {
  const before = processLog
  processLog = logAt({ level, format: 'text', write })
  return {
    [Symbol.dispose]: () => {
      processLog = before
    },
  }
}

function writerOf(fileDescriptor: number): (line: string) => void {
  const out = destination({ dest: fileDescriptor, sync: true, maxLength: mostWaitingBytes })
  // A disk that is full must not end the program; there is nowhere to tell of it.
  out.on('error', () => undefined)
  return (line) => void out.write(line)
}

function logAt({ level, format, write }: Place): Log {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: errorFields },
  }
  return pino(options, {
    write: (line: string) => {
      const clean = withoutPasswords(line)
      write(format === 'json' ? clean : readableLine(clean))
    },
  })
}
