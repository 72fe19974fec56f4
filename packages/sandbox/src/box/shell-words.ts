import { SandboxError } from '../sandbox-error.ts'

/**
 * One word for the shell, whatever it holds.
 * Throws `SandboxError` on a line break or NUL: the launcher reads one command a line.
 */
export function quote(word: string): string {
  if (/[\n\r\0]/.test(word))
    throw new SandboxError(`The word ${JSON.stringify(word)} cannot be passed to a box.`)
  return /^[\w./:=,+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
}
