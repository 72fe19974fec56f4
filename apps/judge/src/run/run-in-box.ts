import type { Box, BoxFacts, BoxLimits } from '@codedojo/sandbox'
import type { Command } from '../languages/language-tool.ts'
import { stderrText } from './stderr-text.ts'

export interface BoxTask {
  readonly command: Command
  readonly folder: string
  readonly limits: BoxLimits
}

export interface BoxResult {
  readonly facts: BoxFacts
  /** Standard output. */
  readonly printed: Buffer
  /** Standard error; of a long one the beginning and the end. */
  readonly said: string
}

/**
 * Runs a compiler or check without input and captures its output. If the signal is aborted, it is killed and the call rejects
 * with the signal's reason.
 */
export async function runInBox(
  box: Box,
  { command, folder, limits }: BoxTask,
  signal?: AbortSignal,
): Promise<BoxResult> {
  const chunks: Uint8Array[] = []
  const onStdout = (chunk: Uint8Array) => chunks.push(Buffer.from(chunk))
  const facts = await box.run({ ...command, folder }, limits, { stdin: new Uint8Array(), onStdout }, signal)
  return { facts, printed: Buffer.concat(chunks), said: stderrText(facts) }
}

export function hasSucceeded({ ending, limitHit }: BoxFacts): boolean {
  return limitHit === null && ending.kind === 'exited' && ending.exitCode === 0
}
