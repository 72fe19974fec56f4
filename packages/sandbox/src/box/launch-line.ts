import type { BoxLimits } from '../sandbox.ts'
import { type BoxSpace, boxArguments, filterDescriptor, statusDescriptor } from './box-arguments.ts'
import type { BoxFiles } from './box-files.ts'
import { quote } from './shell-words.ts'

export interface Launch extends BoxSpace {
  readonly files: BoxFiles
  readonly joinFiles: readonly string[]
}

/**
 * The command for one run, for the launcher's shell: join the cgroups, lower the limits, become
 * bubblewrap. If any step fails nothing is started, and the status has no exit code.
 */
export function launchLine(launch: Launch): string {
  const { limits, files, filter, joinFiles, tools } = launch
  const steps = [
    ...joinFiles.map((file) => `echo 0 >${quote(file)}`),
    ...resourceLimits(limits).map(([flag, value]) => `ulimit -${flag} ${value}`),
    `exec ${[tools.bwrap, ...boxArguments(launch)].map(quote).join(' ')}`,
  ]
  const streams = `<${quote(files.stdin)} >${quote(files.stdout)} 2>${quote(files.stderr)}`
  return `(${steps.join('&&')}) ${streams} ${filterDescriptor}<${quote(filter)};echo "done $?" >&${statusDescriptor}\n`
}

/** dash: `-c` and `-f` count blocks of 512 bytes, `-s` and `-l` KiB, `-t` seconds of one process. */
function resourceLimits(limits: BoxLimits): [string, number][] {
  return [
    ['c', 0],
    // Only a backstop: the cgroup's counter is looked at while the program runs.
    ['t', Math.ceil(limits.cpuMs / 1000) + 2],
    ['f', Math.ceil(limits.fileBytes / 512)],
    ['n', 256],
    ['s', Math.ceil(limits.stackBytes / 1024)],
    ['l', 64],
  ]
}
