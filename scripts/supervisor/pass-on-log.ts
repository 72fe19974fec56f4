import { logOf, type Part } from '@codedojo/log'
import { followLog } from './follow-log.ts'

/**
 * Passes on each line that a program adds to its log to our standard output, where the journal or the container's engine takes them in.
 * What is no line of JSON, such as the last words of Node, becomes one. The program goes on to write the file itself, so it can do
 * without us.
 */
export function passOnLog(log: string, part: Extract<Part, 'server' | 'judge'>): Promise<AsyncDisposable> {
  return followLog(log, (line) => {
    if (line.startsWith('{')) process.stdout.write(`${line}\n`)
    else if (line !== '') logOf(part).error(line)
  })
}
