import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { chmod, chown, copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BoxStreams } from '../sandbox.ts'

const run = promisify(execFile)

/** The files by which one warm box talks to its programs. */
export interface BoxFiles {
  readonly stdin: string
  readonly stdout: string
  readonly stderr: string
  /** The folder that holds these three and nothing else, by the numbers of their descriptors. */
  readonly streams: string
  /** Through it the launcher's shell gets what to do for the next run. */
  readonly script: string
  /** Through it a box that is made hears that its program may begin. */
  readonly go: string
}

export interface BoxOwner {
  readonly uid: number
  /** Root gives each warm box a user of its own; otherwise programs run as the user who started us. */
  readonly isOwnUser: boolean
}

/** Makes the warm box's folder: passable for its programs, with pipes they may write but not read, and two the other way. */
export async function makeBoxFiles(folder: string, owner: BoxOwner): Promise<BoxFiles> {
  const streams = join(folder, 'streams')
  const files = {
    streams,
    stdin: join(streams, '0'),
    stdout: join(streams, '1'),
    stderr: join(streams, '2'),
    script: join(folder, 'script'),
    go: join(folder, 'go'),
  }
  const pipes = [files.stdout, files.stderr, files.script, files.go]
  await mkdir(streams, { recursive: true })
  await run('mkfifo', ['-m', '0620', ...pipes])
  if (owner.isOwnUser) {
    for (const path of [folder, streams, ...pipes]) await chown(path, 0, owner.uid)
    await chmod(files.stdout, 0o620)
    await chmod(files.stderr, 0o620)
    await chmod(files.script, 0o640)
    await chmod(files.go, 0o660)
  }
  // What is made in it belongs to the group of the programs.
  await chmod(folder, 0o2710)
  await chmod(streams, 0o2750)
  return files
}

// Writing so much at once keeps the process shorter than handing it to another thread.
const smallBytes = 256 * 1024

/**
 * Writes what the next program reads: a new file each run, which the program may read but not change.
 * It is a file because opening /dev/stdin again blocks on a named pipe whose writer has gone.
 */
export async function writeStdin(
  { stdin: file }: BoxFiles,
  stdin: BoxStreams['stdin'],
  owner: BoxOwner,
): Promise<void> {
  rmSync(file, { force: true })
  if (!(stdin instanceof Uint8Array)) await copyStdin(stdin.path, file, owner)
  else if (stdin.length <= smallBytes) writeFileSync(file, stdin, { flag: 'wx' })
  else await writeFile(file, stdin, { flag: 'wx' })
  chmodSync(file, 0o640)
}

async function copyStdin(from: string, to: string, owner: BoxOwner): Promise<void> {
  await copyFile(from, to)
  // A copy keeps the owner of its original.
  if (owner.isOwnUser) await chown(to, 0, owner.uid)
}

/** A new empty folder, open to read for whoever knows its name; the folder above cannot be listed. */
export function makeWorkFolder(parent: string): string {
  const folder = join(parent, randomBytes(16).toString('hex'))
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  return folder
}
