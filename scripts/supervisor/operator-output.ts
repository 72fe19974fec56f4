import { type LogFormat, logOf } from '@codedojo/log'

/** The supervisor's output to whoever started it. */
export interface OperatorOutput {
  /** Reports an event. */
  readonly say: (line: string) => void
  /** Reports a problem. */
  readonly warn: (line: string) => void
  /** Prints information for the operator that is no log: how to reach this installation and how to sign in. */
  readonly print: (lines: readonly string[]) => void
}

/** Writes to the log of this process. Printed information stays plain on a terminal, and becomes a log line elsewhere. */
export function makeOperatorOutput(format: LogFormat): OperatorOutput {
  const say = (line: string) => logOf('supervisor').info(line)
  const isJson = format === 'json'
  return {
    say,
    warn: (line) => logOf('supervisor').warn(line),
    print: (lines) => {
      for (const line of lines) {
        if (!isJson) console.log(line)
        else if (line !== '') say(line.trim())
      }
    },
  }
}
