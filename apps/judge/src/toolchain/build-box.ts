import { writeFile } from 'node:fs/promises'
import { keepEnds } from '@codedojo/contract'
import type { Box, BoxLimits, Sandbox } from '@codedojo/sandbox'
import { writeSources } from '../build/write-sources.ts'
import type { Command } from '../languages/language-tool.ts'
import { compileLimits } from '../limits.ts'
import { hasSucceeded, runInBox } from '../run/run-in-box.ts'

const mebibyte = 1024 * 1024
/** Large enough for a precompiled header, which takes about 100 MB. */
const largestBytes = 512 * mebibyte
const setUpLimits: BoxLimits = {
  ...compileLimits,
  cpuMs: 60_000,
  wallMs: 180_000,
  memoryBytes: 1024 * mebibyte,
  fileBytes: largestBytes,
  tmpBytes: largestBytes,
  stdoutBytes: largestBytes,
}

export interface BuildBoxOptions {
  readonly sandbox: Sandbox
  readonly signal?: AbortSignal
}

/** A box with a work folder, in which files of the toolchain are built. */
export interface BuildBox extends AsyncDisposable {
  readonly write: (name: string, text: string) => Promise<void>
  /** Runs a command and returns what it printed on both streams; throws with that text if the command fails. */
  readonly run: (command: Command) => Promise<string>
  /** Writes the standard output of a command to a new file; throws with its standard error if the command fails. */
  readonly make: (command: Command, target: string) => Promise<void>
}

/** An aborted signal ends the wait for a warm box, and each command. */
export async function openBuildBox({ sandbox, signal }: BuildBoxOptions): Promise<BuildBox> {
  const box: Box = await sandbox.acquire(signal)
  const folder = await box.makeFolder()
  const runIn = async (command: Command) => {
    const answer = await runInBox(box, { command, folder, limits: setUpLimits }, signal)
    if (hasSucceeded(answer.facts)) return answer
    throw new Error(`${command.argv.join(' ')} failed: ${keepEnds(answer.said.trim(), 1000)}`)
  }
  return {
    write: (name, text) => writeSources(folder, [{ name, bytes: Buffer.from(text) }]),
    run: async (command) => {
      const { printed, said } = await runIn(command)
      return `${printed}${said}`
    },
    make: async (command, target) => {
      const { printed } = await runIn(command)
      await writeFile(target, printed, { flag: 'wx', mode: 0o644 })
    },
    [Symbol.asyncDispose]: async () => {
      await sandbox.removeFolder(folder)
      await box[Symbol.asyncDispose]()
    },
  }
}
