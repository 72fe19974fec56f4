import { SandboxError } from '../sandbox-error.ts'

/** One word for the shell, whatever it holds. Throws `SandboxError` on NUL, which no argument can carry. */
export function quote(word: string): string {
  if (word.includes('\0'))
    throw new SandboxError(`The word ${JSON.stringify(word)} cannot be passed to a box.`)
  return /^[\w./:=,+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
}
