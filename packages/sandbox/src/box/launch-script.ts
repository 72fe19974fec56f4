import { type BoxLimits, resultDescriptor } from '../sandbox.ts'
import {
  type BoxSpace,
  boxArguments,
  filterDescriptor,
  goDescriptor,
  statusDescriptor,
} from './box-arguments.ts'
import { quoteForShell } from './shell-words.ts'

/**
 * The shell line that prepares the next box: a child of the launcher's shell joins the cgroups and waits for a script on a named
 * pipe. If a step fails, nothing is started and the status contains no exit code. The final status begins on a new line, because
 * a killed bubblewrap may leave an incomplete line behind.
 */
export function joinCgroupLine(scriptPipe: string, joinFiles: readonly string[]): string {
  const joining = joinFiles.map((file) => `echo 0 >${quoteForShell(file)}`)
  const steps = [...joining, `echo armed >&${statusDescriptor}`, `. ${quoteForShell(scriptPipe)}`]
  return `(${steps.join('&&')});ended=$?;{ echo;echo "done $ended"; } >&${statusDescriptor}\n`
}

/**
 * The script by which the waiting child becomes one box: it opens the streams, lowers the resource limits and executes
 * bubblewrap. The start pipe is opened for writing as well; otherwise it would reach end-of-file without writers, which
 * bubblewrap takes for the start byte. The script is a single line, because the shell executes each line as soon as it has read
 * it, and the pipe never ends.
 */
export function launchScript(launch: BoxSpace): string {
  const { limits, files, streamFiles, filter, tools, memory } = launch
  const seen = (path: string) => quoteForShell(memory.seenByLauncher(path))
  const result = streamFiles.result === null ? '' : ` ${resultDescriptor}>${seen(streamFiles.result)}`
  const streams = `<${seen(streamFiles.stdin)} >${seen(streamFiles.stdout)} 2>${seen(streamFiles.stderr)}${result}`
  const steps = [
    `exec ${streams} ${goDescriptor}<>${seen(files.go)} ${filterDescriptor}<${seen(filter)}`,
    ...resourceLimits(limits).map(([flag, value]) => `ulimit -${flag} ${value}`),
    `exec ${[tools.bwrap, ...boxArguments(launch)].map(seen).join(' ')}`,
  ]
  return `${steps.join('&&')}\n`
}

/**
 * A CPU limit far above the real one, as a backstop: the real limit is enforced by polling the cgroup's counter. The kernel's own
 * limit counts clock ticks, on a virtual machine including stolen time: it measured 62 s where the cgroup measured 58.8 s.
 */
function backstopSeconds({ cpuMs }: BoxLimits): number {
  return 4 * Math.ceil(cpuMs / 1000) + 2
}

/** Units in dash: `-c` and `-f` count blocks of 512 bytes, `-s` and `-l` KiB, `-t` seconds per process. */
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
