import { constants } from 'node:fs'
import { chmod, chown, copyFile, lstat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { BoxLimits, BoxSeat, Sandbox } from '@codedojo/sandbox'
import { hasSucceeded, runInBox } from '../build/run-in-box.ts'
import { writeSources } from '../build/write-sources.ts'
import type { Command } from '../languages/language-tool.ts'
import { compileLimits } from '../limits.ts'

const mebibyte = 1024 * 1024
const setUpLimits: BoxLimits = {
  ...compileLimits,
  cpuMs: 60_000,
  wallMs: 180_000,
  memoryBytes: 1024 * mebibyte,
  fileBytes: 512 * mebibyte,
}

export interface WorkshopPlace {
  readonly sandbox: Sandbox
  readonly signal?: AbortSignal
}

/** A work folder in a box where parts of the toolchain are made. */
export interface BoxWorkshop extends AsyncDisposable {
  readonly write: (name: string, text: string) => Promise<void>
  /** Answers what the command said; throws with it when the command fails. */
  readonly run: (command: Command) => Promise<string>
  /** Takes one made file out of the box. */
  readonly take: (name: string, target: string) => Promise<void>
}

/** An aborted signal ends the waiting for a seat, and each command. */
export async function openWorkshop({ sandbox, signal }: WorkshopPlace): Promise<BoxWorkshop> {
  const seat: BoxSeat = await sandbox.acquire(signal)
  const folder = await seat.makeFolder()
  return {
    write: (name, text) => writeSources(folder, [{ name, bytes: Buffer.from(text) }]),
    run: async (command) => {
      const task = { command, folder, folderIsWritable: true, limits: setUpLimits }
      const { facts, said } = await runInBox(seat, task, signal)
      const text = said.toString()
      if (!hasSucceeded(facts)) throw new Error(`${command.argv[0]} failed: ${text.trim().slice(0, 1000)}`)
      return text
    },
    take: async (name, target) => {
      await copyRegularFile(join(folder, name), target)
    },
    [Symbol.asyncDispose]: async () => {
      await sandbox.removeFolder(folder)
      await seat[Symbol.asyncDispose]()
    },
  }
}

/**
 * The copy belongs to us, or programs of the seat that made it would own what every box mounts. The time of change is
 * kept: Java's class archive remembers that of its jar.
 */
async function copyRegularFile(from: string, to: string): Promise<void> {
  const found = await lstat(from)
  if (!found.isFile()) throw new Error(`${from} is not a regular file.`)
  await copyFile(from, to, constants.COPYFILE_EXCL)
  await chown(to, process.geteuid?.() ?? found.uid, process.getegid?.() ?? found.gid)
  await chmod(to, 0o644)
  await utimes(to, found.atime, found.mtime)
}
