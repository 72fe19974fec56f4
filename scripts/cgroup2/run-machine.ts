import { spawn } from 'node:child_process'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { waitForExit } from '../supervisor/wait-for-exit.ts'
import { longestTaskMs } from './task.ts'

export interface Machine {
  /** Folder of the unpacked kernel package. */
  readonly kernel: string
  readonly initramfs: string
  /** The folder shared by host and machine. */
  readonly work: string
}

// Time for booting and shutting down, in addition to the task.
const longestBootMs = 3 * 60_000

/**
 * Starts the machine, prints its output, and waits until it shuts down. Throws if it could not be started or had to be killed.
 */
export async function runMachine(machine: Machine): Promise<void> {
  // At low priority, and killed when this process ends.
  const words = ['--pdeathsig', 'KILL', 'nice', '-n', '10', 'qemu-system-x86_64', ...(await wordsOf(machine))]
  const child = spawn('setpriv', words, {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: longestTaskMs + longestBootMs,
    killSignal: 'SIGKILL',
  })
  createInterface({ input: child.stdout }).on('line', (line) => console.log(plain(line)))
  const code = await waitForExit(child)
  if (code !== 0) throw new Error(`The virtual machine ended with ${code ?? 'a signal'}, not by itself.`)
}

async function wordsOf({ kernel, initramfs, work }: Machine): Promise<string[]> {
  const [image] = await Array.fromAsync(glob('**/vmlinuz-*', { cwd: kernel }))
  if (image === undefined) throw new Error(`There is no kernel in "${kernel}".`)
  return [
    ...['-M', 'q35', '-accel', 'tcg,thread=multi', '-cpu', 'max', '-smp', '2', '-m', '3072'],
    ...['-kernel', join(kernel, image), '-initrd', initramfs],
    ...['-append', 'console=ttyS0 quiet loglevel=3 panic=-1 cgroup_no_v1=all'],
    ...['-nodefaults', '-nographic', '-serial', 'stdio', '-no-reboot'],
    ...['-virtfs', `${share('/', 'host')},readonly=on`],
    ...['-virtfs', share(work, 'work')],
  ]
}

// The firmware starts with control sequences that clear the screen, and lines end with a carriage return.
function plain(line: string): string {
  return stripVTControlCharacters(line).replaceAll('\r', '').replaceAll(clearScreen, '')
}

const clearScreen = '\u001bc'

// In qemu's option lists a comma is escaped by doubling it.
function share(path: string, tag: string): string {
  return `local,path=${path.replaceAll(',', ',,')},mount_tag=${tag},security_model=none,multidevs=remap`
}
