import type { BoxLimits } from '../sandbox.ts'
import {
  type BoxSpace,
  boxArguments,
  filterDescriptor,
  goDescriptor,
  statusDescriptor,
} from './box-arguments.ts'
import { quote } from './shell-words.ts'

/**
 * The line that makes the next box ready: a child of the launcher's shell joins the cgroups, then waits for a script
 * to come through a named pipe. If any step fails nothing is started, and the status has no exit code. Bubblewrap tells its status
 * piece by piece: what it had begun when it was killed must not swallow the line after it.
 */
export function armingLine(scriptPipe: string, joinFiles: readonly string[]): string {
  const joining = joinFiles.map((file) => `echo 0 >${quote(file)}`)
  const steps = [...joining, `echo armed >&${statusDescriptor}`, `. ${quote(scriptPipe)}`]
  return `(${steps.join('&&')});ended=$?;{ echo;echo "done $ended"; } >&${statusDescriptor}\n`
}

/**
 * The script by which the waiting child becomes one box: open the streams, lower the limits, become bubblewrap. The pipe for
 * the beginning is opened to be written, too: with nobody left who could write it would end, which counts as the byte.
 * It is one line, because the shell does a line as soon as it has read it, and the pipe never ends.
 */
export function launchScript(launch: BoxSpace): string {
  const { limits, files, filter, tools, memory } = launch
  const seen = (path: string) => quote(memory.seenByLauncher(path))
  const streams = `<${seen(files.stdin)} >${seen(files.stdout)} 2>${seen(files.stderr)}`
  const steps = [
    `exec ${streams} ${goDescriptor}<>${seen(files.go)} ${filterDescriptor}<${seen(filter)}`,
    ...resourceLimits(limits).map(([flag, value]) => `ulimit -${flag} ${value}`),
    `exec ${[tools.bwrap, ...boxArguments(launch)].map(seen).join(' ')}`,
  ]
  return `${steps.join('&&')}\n`
}

/**
 * A backstop far above the limit, for which the cgroup's counter is looked at while the program runs. This one counts by the ticks of a
 * clock, and on a virtual machine what its host took, too: it saw 62 s where the cgroup had 58.8.
 */
function backstopSeconds({ cpuMs }: BoxLimits): number {
  return 4 * Math.ceil(cpuMs / 1000) + 2
}

/** dash: `-c` and `-f` count blocks of 512 bytes, `-s` and `-l` KiB, `-t` seconds of one process. */
function resourceLimits(limits: BoxLimits): [string, number][] {
  return [
    ['c', 0],
    ['t', backstopSeconds(limits)],
    ['f', Math.ceil(limits.fileBytes / 512)],
    ['n', 256],
    ['s', Math.ceil(limits.stackBytes / 1024)],
    ['l', 64],
  ]
}
