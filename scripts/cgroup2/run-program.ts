import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

const longestMs = 10 * 60_000

/**
 * Runs a program and returns its standard output. Throws with its standard error if it fails or takes longer than ten minutes.
 */
export async function runProgram(
  program: string,
  words: readonly string[],
  { cwd = '/' }: { readonly cwd?: string },
): Promise<string> {
  const { stdout } = await run(program, words, { cwd, timeout: longestMs, maxBuffer: 64 * 1024 * 1024 })
  return stdout
}
