import type { Sandbox, SandboxCheck } from './sandbox.ts'
import {
  allOf,
  hasStatus,
  hitsLimit,
  leavesNoProcess,
  printsNothing,
  showsOnlyOwnEnvironment,
  usesCpu,
} from './security-checks/expectations.ts'
import { type CheckProgram, runCheckProgram } from './security-checks/run-check-program.ts'

const mebibyte = 1024 * 1024

const asRoot = 'Start as root, or as an ordinary user with "systemd-run --user --scope -p Delegate=yes".'
const newerBwrap = 'Install bubblewrap 0.8 or newer and a kernel with seccomp filters.'

/** The isolation guarantees, each checked by a program in a real box. */
const checkPrograms: readonly CheckProgram[] = [
  {
    promise: 'programs have no rights',
    script: 'id -u; cat /proc/self/status',
    expect: allOf([hasStatus('CapEff', /^0+$/), hasStatus('NoNewPrivs', /^1$/), hasStatus('Uid', /^[1-9]/)]),
    cure: newerBwrap,
  },
  {
    promise: 'system calls are filtered',
    script: 'cat /proc/self/status',
    expect: hasStatus('Seccomp', /^2$/),
    cure: newerBwrap,
  },
  {
    promise: 'files of the host are absent',
    script: 'for f in /etc/passwd /root /home /var /sys /run; do if test -e $f; then echo $f; fi; done',
    expect: printsNothing,
    cure: newerBwrap,
  },
  {
    promise: 'no descriptor of the judge is open',
    script: 'for f in /proc/$$/fd/*; do case $f in */[012]) ;; *) readlink $f;; esac; done',
    expect: printsNothing,
    cure: 'Start the judge from a shell without extra open files.',
  },
  {
    promise: 'the keeper of the box is hidden',
    script: 'ls -A /proc/1',
    expect: printsNothing,
    cure: newerBwrap,
  },
  {
    promise: 'the network is out of reach',
    script: 'bash -c "exec 3<>/dev/tcp/127.0.0.1/9" 2>&1 | grep -v "Permission denied$" | head -n 1',
    expect: printsNothing,
    cure: newerBwrap,
  },
  {
    promise: 'the environment of the judge does not leak',
    script: 'for f in /proc/[0-9]*/environ; do cat $f; done',
    expect: showsOnlyOwnEnvironment,
    cure: 'Report this as a bug: the launcher must start with an empty environment.',
  },
  {
    promise: 'memory is limited',
    script: `dd if=/dev/zero of=/dev/null bs=${64 * mebibyte} count=1 2>/dev/null`,
    limits: { memoryBytes: 32 * mebibyte },
    expect: hitsLimit('memory'),
    cure: `The memory controller does not limit. ${asRoot}`,
  },
  {
    promise: 'processes are limited',
    script: 'sleep 5 & sleep 5 & sleep 5 & sleep 5 & sleep 5 & echo unlimited',
    limits: { processes: 4 },
    expect: printsNothing,
    cure: `The pids controller does not limit. ${asRoot}`,
  },
  {
    promise: 'CPU time is counted',
    script: 'i=0; while test $i -lt 100000; do i=$((i+1)); done',
    expect: usesCpu,
    cure: `The CPU counter does not grow. ${asRoot}`,
  },
  {
    promise: 'CPU time is limited',
    script: 'while :; do :; done',
    limits: { cpuMs: 50 },
    expect: hitsLimit('cpu'),
    cure: `The CPU counter does not grow. ${asRoot}`,
  },
  {
    promise: 'nothing outlives a box',
    script: 'setsid sleep 60 & (setsid sleep 60 &) & exit 0',
    expect: leavesNoProcess,
    cure: 'Report this as a bug: processes must end with their box.',
  },
]

/**
 * Checks the isolation guarantees of this sandbox with programs in real boxes; each failed check names its remedy. A judge must
 * not work while one fails. Throws `SandboxError` if boxes cannot be run at all.
 */
export async function proveSandbox(sandbox: Sandbox): Promise<SandboxCheck[]> {
  await using box = await sandbox.acquire()
  const folder = await box.makeFolder()
  const checks: SandboxCheck[] = []
  for (const program of checkPrograms) checks.push(await runCheckProgram(program, box, folder))
  await sandbox.removeFolder(folder)
  return checks
}
