import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { chmod, chown, copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { resultDescriptor, type StoredInput } from '../sandbox.ts'

const run = promisify(execFile)

/** The streams of a program. */
export interface StreamFiles {
  readonly stdin: string
  readonly stdout: string
  readonly stderr: string
  /** The named pipe behind `resultDescriptor`; null if the program has none. */
  readonly result: string | null
  /** A folder that contains only these, named by descriptor. */
  readonly streams: string
}

/** The files through which a warm box communicates with its programs. Standard input is a file. */
export interface BoxFiles extends StreamFiles {
  /** Other streams, for programs whose standard input is written while they run: a named pipe. */
  readonly piped: StreamFiles
  /** The same with a pipe for results. */
  readonly called: StreamFiles
  /** A named pipe: the launcher's shell reads from it the script of the next run. */
  readonly script: string
  /** A named pipe: a box that is set up waits for a byte on it before it starts its program. */
  readonly go: string
}

export interface BoxOwner {
  readonly uid: number
  /** As root, each warm box has a user of its own; otherwise programs run as the current user. */
  readonly isOwnUser: boolean
}

/**
 * Creates the folder of a warm box, which its programs can traverse. It holds output pipes that programs can only write to, and
 * two command pipes.
 */
export async function makeBoxFiles(folder: string, owner: BoxOwner): Promise<BoxFiles> {
  const piped = streamFilesIn(join(folder, 'piped'))
  const calledFolder = join(folder, 'called')
  const result = join(calledFolder, String(resultDescriptor))
  const called = { ...streamFilesIn(calledFolder), result }
  const files = {
    ...streamFilesIn(join(folder, 'streams')),
    piped,
    called,
    script: join(folder, 'script'),
    go: join(folder, 'go'),
  }
  const folders = [files.streams, piped.streams, called.streams]
  const readable = [files.script, piped.stdin, called.stdin]
  const writable = [files, piped, called].flatMap(({ stdout, stderr }) => [stdout, stderr])
  writable.push(result)
  const pipes = [...readable, ...writable, files.go]
  for (const each of folders) await mkdir(each, { recursive: true })
  await run('mkfifo', ['-m', '0620', ...pipes])
  if (owner.isOwnUser) {
    for (const path of [folder, ...folders, ...pipes]) await chown(path, 0, owner.uid)
    for (const path of writable) await chmod(path, 0o620)
    for (const path of readable) await chmod(path, 0o640)
    await chmod(files.go, 0o660)
  }
  // The setgid bit: new files belong to the group of the programs.
  await chmod(folder, 0o2710)
  for (const each of folders) await chmod(each, 0o2750)
  return files
}

function streamFilesIn(streams: string): StreamFiles {
  const [stdin, stdout, stderr] = [join(streams, '0'), join(streams, '1'), join(streams, '2')]
  return { streams, stdin, stdout, stderr, result: null }
}

/**
 * Resets the times of the output pipes. The next program can read them, and they would reveal when the last program wrote to
 * them or touched them.
 */
export function resetTimes({ stdout, stderr, result }: StreamFiles): void {
  for (const pipe of [stdout, stderr, ...(result === null ? [] : [result])]) utimesSync(pipe, 0, 0)
}

// Below this size a synchronous write takes less time than handing the work to a thread pool.
const smallBytes = 256 * 1024

/**
 * Writes the standard input of the next program, which it can read but not change. It is a file and not a named pipe, because
 * reopening /dev/stdin would block on a pipe whose writer has gone. As root the same file is reused: the inode number of a new
 * file would reveal how many programs ran before. Without root the file belongs to the programs' user, who may change its mode
 * and flags, so that each program gets a new one.
 */
export async function writeStdin(
  { stdin: file }: StreamFiles,
  stdin: StoredInput,
  owner: BoxOwner,
): Promise<void> {
  if (!owner.isOwnUser) rmSync(file, { force: true })
  if (!(stdin instanceof Uint8Array)) await copyStdin(stdin.path, file, owner)
  else if (stdin.length <= smallBytes) writeFileSync(file, stdin)
  else await writeFile(file, stdin)
  chmodSync(file, 0o640)
  // Otherwise the access time would reveal when the previous program last read its input.
  utimesSync(file, 0, 0)
}

async function copyStdin(from: string, to: string, owner: BoxOwner): Promise<void> {
  await copyFile(from, to)
  // A copy keeps the owner of the original, so the owner has to be changed.
  if (owner.isOwnUser) await chown(to, 0, owner.uid)
}

/** Creates an empty folder that users can read if they know its name; its parent cannot be listed. */
export function makeWorkFolder(parent: string): string {
  const folder = join(parent, randomBytes(16).toString('hex'))
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  return folder
}
