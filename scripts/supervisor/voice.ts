import { type LogFormat, logOf } from '@codedojo/log'

/** How the supervisor speaks to whoever started it. */
export interface Voice {
  /** Tells what happens. */
  readonly say: (line: string) => void
  /** Tells what should not happen. */
  readonly warn: (line: string) => void
  /** Answers, in lines that are no log: how to reach this installation, and how to sign in. */
  readonly print: (lines: readonly string[]) => void
}

/** Speaks through the log of this process. What is answered stays plain where people read, and is a line of the log elsewhere. */
export function logVoice(format: LogFormat): Voice {
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
