import type { BoxFacts, BoxLimits, BoxSeat } from '@codedojo/sandbox'
import type { Command } from '../languages/language-tool.ts'

export interface BoxTask {
  readonly command: Command
  readonly folder: string
  readonly folderIsWritable: boolean
  readonly limits: BoxLimits
}

export interface BoxAnswer {
  readonly facts: BoxFacts
  /** What it wrote on both outputs, standard output first. */
  readonly said: Buffer
}

/** Runs a compiler or a check without input and keeps what it says; an aborted signal ends it and throws its reason. */
export async function runInBox(
  seat: BoxSeat,
  { command, folder, folderIsWritable, limits }: BoxTask,
  signal?: AbortSignal,
): Promise<BoxAnswer> {
  const chunks: Uint8Array[] = []
  const onStdout = (chunk: Uint8Array) => chunks.push(Buffer.from(chunk))
  const program = { ...command, folder, folderIsWritable }
  const facts = await seat.run(program, limits, { stdin: new Uint8Array(), onStdout }, signal)
  return { facts, said: Buffer.concat([...chunks, facts.stderr]) }
}

export function hasSucceeded({ ending, limitHit }: BoxFacts): boolean {
  return limitHit === null && ending.kind === 'exited' && ending.exitCode === 0
}
