import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasEnded, readProcessTree } from '../cgroup/process-tree.ts'
import { SandboxError } from '../sandbox-error.ts'
import type { MemoryFolder } from '../state/memory-folder.ts'
import type { BoxOwner } from './box-files.ts'
import { findNeedlessMounts } from './find-needless-mounts.ts'
import { inheritableDescriptors } from './inheritable-descriptors.ts'
import { quoteForShell } from './shell-words.ts'
import type { Tools } from './tools.ts'

/*
 * How it works
 *   this process ── nsenter → setpriv (dies with us) → unshare ── pid 1 of a namespace: setpriv (warm box's user) → sh
 *                                                        └─ for each line it reads: one bubblewrap
 * The shell waits in process, network and mount namespaces of its own with an empty environment. To start a box, this small
 * process forks instead of Node. When Node ends, however that happens, the kernel kills unshare, and then every process of the
 * namespace.
 *
 * A box is started in three steps: a child of the shell joins the cgroup and waits; it becomes bubblewrap, which sets up the box
 * and waits; bubblewrap starts the program. Joining makes the kernel wait until no processor is inside a fork (an RCU grace period,
 * up to 10 ms without any work), and so does mounting. The first two steps are done in advance, while no caller waits.
 */

/** What the shell and bubblewrap reported about one run. */
export interface LaunchReport {
  /** null if the program was never started or bubblewrap was killed. */
  readonly exitCode: number | null
}

/** What bubblewrap reports earlier than the shell. */
export interface LaunchEvents {
  /** The box is being set up; its streams are open. */
  readonly onChild?: () => void
  /** The program has ended. */
  readonly onExit?: () => void
}

export interface Launcher extends AsyncDisposable {
  readonly pid: number
  /** Sends the line that makes a child join its cgroup and wait. Throws `SandboxError` if that fails. */
  readonly arm: (line: string) => Promise<void>
  /**
   * Lets the waiting child set up its box by calling `giveScript`; resolves when the shell has reaped the child. Throws
   * `SandboxError` if the shell dies.
   */
  readonly launch: (giveScript: () => void, events?: LaunchEvents) => Promise<LaunchReport>
  readonly isAlive: () => boolean
}

export interface LauncherOptions {
  readonly owner: BoxOwner
  readonly tools: Tools
  /** Files of the cgroups that the launcher joins. */
  readonly joinFiles: readonly string[]
  readonly memory: Pick<MemoryFolder, 'enterBy'>
  /** The host folders from which boxes mount, and the launcher's cgroups. */
  readonly folders: readonly string[]
}

const keptErrorBytes = 4096
const longestEndMs = 10_000

/**
 * Makes the kernel prefer boxes as OOM victims: when memory outside the boxes runs out, programs die before the judge and the
 * database, because a program can be run again. All children of the shell inherit the setting, and boxes cannot write below
 * /proc. Source: proc_pid_oom_score_adj(5).
 */
const endFirst = '{ echo 1000 >/proc/self/oom_score_adj || :; } 2>/dev/null'

/** Starts a launcher and waits until its shell answers. Throws `SandboxError` with the reason if that fails. */
export async function startLauncher(options: LauncherOptions): Promise<Launcher> {
  const [command, ...words] = launcherCommand(options)
  const child = spawn(command, words, { cwd: '/', env: {}, stdio: ['pipe', 'ignore', 'pipe', 'pipe'] })
  // If this process cannot open more files, the child has no streams at all.
  const { pid } = child
  if (pid === undefined) {
    const [cause] = await once(child, 'error')
    throw new SandboxError(`A launcher could not be started: ${cause}`, { cause })
  }
  const conversation = converse(child)
  const launcher = {
    pid,
    arm: async (line: string) => {
      await conversation.after(() => conversation.write(line), 'armed')
    },
    launch: (giveScript: () => void, events?: LaunchEvents) => conversation.after(giveScript, 'done', events),
    isAlive: () => !conversation.hasEnded(),
    [Symbol.asyncDispose]: async () => {
      const family = readProcessTree(pid)
      child.kill('SIGKILL')
      await conversation.ended
      await untilAllEnded(family.map(({ pid }) => pid))
    },
  }
  await conversation.after(() => conversation.write('echo "done 0" >&3\n'), 'done')
  return launcher
}

function launcherCommand(options: LauncherOptions): [string, ...string[]] {
  const { owner, tools, joinFiles, memory, folders } = options
  const open = inheritableDescriptors()
  const dieWithParent = [tools.setpriv, '--pdeathsig', 'KILL']
  const namespaces = [tools.unshare, ...(owner.isOwnUser ? [] : ownUserAgain())]
  namespaces.push('--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc')
  const user = [`--reuid=${owner.uid}`, `--regid=${owner.uid}`, '--clear-groups']
  // Changing the user resets the parent-death signal, so it is set again at the end.
  const becomeUser = [...dieWithParent, '--no-new-privs', ...(owner.isOwnUser ? user : [])]
  const command = [
    ...memory.enterBy,
    ...dieWithParent,
    ...namespaces,
    ...detaching({ owner, tools, folders }),
    ...becomeUser,
    tools.sh,
  ]
  const joining = [endFirst, ...joinFiles.map((file) => `echo 0 >${quoteForShell(file)}`)]
  const words = command.map(quoteForShell).join(' ')
  if (open.length === 0) return [tools.sh, '-c', [...joining, `exec ${words}`].join('&&')]
  // dash cannot address descriptors above 9. bash can, but it adds variables to the environment; `exec -c` clears them.
  const closing = open.map((descriptor) => `exec ${descriptor}>&-`)
  // Node's pipes are sockets, and bash with a socket as standard input would read the .bashrc of the current user.
  return [
    tools.bash(),
    '--norc',
    '--noprofile',
    '-c',
    [...joining, ...closing, `exec -c ${words}`].join('&&'),
  ]
}

/** In the entered namespace this user is root, and no program may run as root. */
function ownUserAgain(): string[] {
  return ['--user', `--map-user=${process.geteuid?.()}`, `--map-group=${process.getegid?.()}`]
}

/** Well below the 128 KiB that a single argument may have. Source: execve(2). */
const maxWordBytes = 64 * 1024

/**
 * The words that unmount, in the launcher's own namespace, what it does not need; none without root, when the kernel allows all
 * or nothing. This only speeds up boxes, so a failure is ignored.
 */
function detaching({
  owner,
  tools,
  folders,
}: Pick<LauncherOptions, 'owner' | 'tools' | 'folders'>): string[] {
  if (!owner.isOwnUser || tools.umount === null) return []
  const mounts = findNeedlessMounts(readFileSync('/proc/self/mountinfo', 'utf8'), folders)
  const flags = ['--lazy', '--no-mtab', '--no-canonicalize', '--internal-only']
  const words = [tools.umount, ...flags, ...mounts].map(quoteForShell).join(' ')
  if (mounts.length === 0 || Buffer.byteLength(words) > maxWordBytes) return []
  return [tools.sh, '-c', `${words} 2>/dev/null; exec "$@"`, 'sh']
}

/** The kernel kills a namespace after `unshare`, which started it, so its processes end slightly later. */
async function untilAllEnded(pids: readonly number[]): Promise<void> {
  const deadline = performance.now() + longestEndMs
  while (!pids.every(hasEnded)) {
    if (performance.now() > deadline) throw new SandboxError('The processes of a launcher did not end.')
    await sleep(1)
  }
}

/** The shell's confirmation of a completed line. */
type Answer = 'armed' | 'done'

interface Question {
  readonly until: Answer
  readonly events: LaunchEvents
  readonly resolve: (report: LaunchReport) => void
  readonly reject: (error: SandboxError) => void
}

function converse(child: ChildProcess) {
  let asked: Question | null = null
  let exitCode: number | null = null
  let complaint = ''
  let hasEnded = false
  const [stdin, , stderr, status] = child.stdio
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()

  const stop = (cause?: Error) => {
    hasEnded = true
    const said = complaint.trim()
    asked?.reject(new SandboxError(`The launcher ended${said === '' ? '.' : `: ${said}`}`, { cause }))
    asked = null
    end()
  }
  child.once('error', stop)
  child.once('close', () => stop())
  readable(stderr).on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-keptErrorBytes)
  })
  createInterface({ input: readable(status) }).on('line', (line) => {
    if (line.includes('"child-pid"')) asked?.events.onChild?.()
    const code = /"exit-code": (\d+)/.exec(line)?.[1]
    if (code !== undefined) {
      exitCode = Number(code)
      asked?.events.onExit?.()
    }
    const answer = /^(armed|done)(?: |$)/.exec(line)?.[1]
    if (answer === undefined) return
    if (asked === null) {
      // The waiting child was killed, for example by the kernel when memory ran out, so the next command would never be executed.
      hasEnded = true
      child.kill('SIGKILL')
      return
    }
    if (answer === asked.until) asked.resolve({ exitCode })
    else asked.reject(new SandboxError(`A box could not be made ready: ${complaint.trim() || line}`))
    asked = null
    exitCode = null
  })
  // The `close` event reports a shell that died, so write errors are ignored.
  writable(stdin).on('error', () => {})

  /** Performs an action on the shell and waits for its answer. */
  const after = (act: () => void, until: Answer, events: LaunchEvents = {}) =>
    new Promise<LaunchReport>((resolve, reject) => {
      if (hasEnded) return reject(new SandboxError('The launcher has ended.'))
      asked = { until, events, resolve, reject }
      complaint = ''
      act()
    })
  const write = (line: string) => {
    writable(stdin).write(line)
  }
  return { after, write, ended, hasEnded: () => hasEnded }
}

function readable(stream: Readable | Writable | null | undefined): Readable {
  if (stream && 'read' in stream) return stream
  throw new SandboxError('The launcher has no stream to read from.')
}

function writable(stream: Readable | Writable | null | undefined): Writable {
  if (stream && 'write' in stream) return stream
  throw new SandboxError('The launcher has no stream to write to.')
}
