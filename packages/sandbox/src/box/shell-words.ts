import { SandboxError } from '../sandbox-error.ts'

/** Quotes any text as one word for the shell. Throws `SandboxError` on NUL, which arguments cannot contain. */
export function quoteForShell(word: string): string {
  if (word.includes('\0'))
    throw new SandboxError(`The word ${JSON.stringify(word)} cannot be passed to a box.`)
  return /^[\w./:=,+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
}
