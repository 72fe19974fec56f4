import { logOf, type Part } from '@codedojo/log'
import { followLog } from './follow-log.ts'

/**
 * Forwards each line that a program appends to its log to standard output, for the journal or the container engine. Lines that
 * are no JSON, such as a crash message of Node, are wrapped in JSON. The program itself writes to the file, so it can continue
 * without this process.
 */
export function forwardLog(log: string, part: Extract<Part, 'server' | 'judge'>): Promise<AsyncDisposable> {
  return followLog(log, (line) => {
    if (line.startsWith('{')) process.stdout.write(`${line}\n`)
    else if (line !== '') logOf(part).error(line)
  })
}
