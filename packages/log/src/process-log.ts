import { isatty } from 'node:tty'
import { destination, type Logger, pino, stdTimeFunctions } from 'pino'
import { chooseLogFormat, isContainer } from './choose-log-format.ts'
import { errorFields } from './error-fields.ts'
import type { LogFormat, LogSettings } from './log-settings.ts'
import { readableLine } from './readable-line.ts'
import { redactPasswords } from './redact-passwords.ts'

/*
 * How it works
 *   logOf(part) ─→ a line of JSON ─→ passwords removed ─→ as JSON or readable ─→ standard output
 * A process has one log. A program opens it at its start, according to its settings. A command, whose standard output is its
 * result, does not open it and logs to standard error. Each line is written synchronously, so none is lost when the process ends.
 */

/** The part of the product that writes a line. */
export type Part = 'server' | 'judge' | 'queue' | 'database' | 'supervisor' | 'failpoints'
export type Log = Logger

interface LogTarget {
  readonly level: LogSettings['level']
  readonly format: LogFormat
  /** Writes a line that ends with a line feed. */
  readonly write: (line: string) => void
}

const [standardOutput, standardError] = [1, 2]
/** Limit of the buffer while a disk is full; further lines are dropped. */
const maxBufferedBytes = 1024 * 1024

let processLog = logAt({ level: 'info', format: 'text', write: makeWriter(standardError) })

/** Directs the lines of this process to standard output, and logs an uncaught exception. Returns the chosen format. */
export function openLog(settings: LogSettings, part: Part): LogFormat {
  const format = chooseLogFormat(settings, {
    isContainer: isContainer(),
    isTerminal: isatty(standardOutput),
  })
  processLog = logAt({ level: settings.level, format, write: makeWriter(standardOutput) })
  // A monitor changes nothing: Node still prints the error and ends the process.
  process.on('uncaughtExceptionMonitor', (err) =>
    logOf(part).fatal({ err }, 'uncaught error; the process ends'),
  )
  return format
}

/** The logger of a part. Get it when there is something to write, because it changes when the log is opened. */
export function logOf(part: Part): Log {
  return processLog.child({ part })
}

/** For tests: redirects all lines of this process to `write`, in readable form, until it is disposed of. */
export function divertLog(level: LogSettings['level'], write: (line: string) => void): Disposable {
  const before = processLog
  processLog = logAt({ level, format: 'text', write })
  return {
    [Symbol.dispose]: () => {
      processLog = before
    },
  }
}

function makeWriter(fileDescriptor: number): (line: string) => void {
  const out = destination({ dest: fileDescriptor, sync: true, maxLength: maxBufferedBytes })
  // A full disk must not end the program, and there is nowhere to report it.
  out.on('error', () => undefined)
  return (line) => void out.write(line)
}

function logAt({ level, format, write }: LogTarget): Log {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: errorFields },
  }
  return pino(options, {
    write: (line: string) => {
      const clean = redactPasswords(line)
      write(format === 'json' ? clean : readableLine(clean))
    },
  })
}
