import { constants } from 'node:os'
import { assemble, type Instruction, ifAnyBit, ifAtLeast, ifEqual, loadWordAt, returnAction } from './bpf.ts'
import { type DeniedUse, deniedCalls, deniedUses, type Refusal } from './denied-calls.ts'

/*
 * How it works
 * The kernel runs the filter before every system call of the box, on {number, architecture, ip, arguments}. When a box starts, it
 * also runs it once for every number, to cache which calls are always allowed.
 * A call of another architecture (32-bit, x32) kills the program, because its numbers have other meanings.
 * The numbers are divided into ranges that are treated alike, and the range of a call is found by binary search.
 */

export type Machine = 'x64' | 'arm64'

const allow = 0x7fff_0000
const killProcess = 0x8000_0000
const refuseWith = 0x0005_0000

const numberAt = 0
const architectureAt = 4
const argumentsAt = 16

// AUDIT_ARCH_X86_64 and AUDIT_ARCH_AARCH64, from linux/audit.h.
const architectureOf = { x64: 0xc000_003e, arm64: 0xc000_00b7 } satisfies Record<Machine, number>
const x32Bit = 0x4000_0000

/** The seccomp filter of every box, ready for `bwrap --seccomp`. */
export function buildFilter(machine: Machine): Uint8Array {
  return assemble([
    loadWordAt(architectureAt),
    ifEqual(architectureOf[machine], 1, 0),
    returnAction(killProcess),
    loadWordAt(numberAt),
    ...(machine === 'x64' ? [ifAtLeast(x32Bit, 0, 1), returnAction(killProcess)] : []),
    ...findRange(rangesOf(machine)),
  ])
}

/** Calls from this number up to the start of the next range, with the filter's action for them. */
interface Range {
  readonly from: number
  readonly body: readonly Instruction[]
}

function rangesOf(machine: Machine): Range[] {
  const calls = deniedCalls.map((call) => ({ call, body: refused[call.refusal] }))
  const uses = deniedUses.map((use) => ({ call: use, body: refuseUse(use) }))
  const denied = [...calls, ...uses].flatMap(({ call, body }) => {
    const number = call[machine]
    return number === null
      ? []
      : [
          { from: number, body },
          { from: number + 1, body: allowed },
        ]
  })
  // If two ranges start at one number, the denial wins: the other is only the end of the previous call.
  const byNumber = new Map([{ from: 0, body: allowed }, ...denied].map((range) => [range.from, range]))
  for (const range of denied) if (range.body !== allowed) byNumber.set(range.from, range)
  const ranges = [...byNumber.values()].toSorted((a, b) => a.from - b.from)
  return ranges.filter(({ body }, index) => body !== ranges[index - 1]?.body)
}

const allowed = [returnAction(allow)]
const refused = {
  EPERM: [returnAction(refuseWith | constants.errno.EPERM)],
  EACCES: [returnAction(refuseWith | constants.errno.EACCES)],
  ENOSYS: [returnAction(refuseWith | constants.errno.ENOSYS)],
} satisfies Record<Refusal, Instruction[]>

function findRange(ranges: readonly Range[]): readonly Instruction[] {
  const [only, ...others] = ranges
  if (others.length === 0) return only?.body ?? allowed
  const middle = ranges.length >> 1
  const lower = findRange(ranges.slice(0, middle))
  const upper = ranges.slice(middle)
  return [ifAtLeast(upper[0]?.from ?? 0, lower.length, 0), ...lower, ...findRange(upper)]
}

function refuseUse(use: DeniedUse): Instruction[] {
  const argument = loadWordAt(argumentsAt + 8 * use.argument)
  const compare = use.test === 'equals' ? ifEqual : ifAnyBit
  const checks = use.values.map((value, index) => {
    const left = use.values.length - 1 - index
    return compare(value, left, left === 0 ? 1 : 0)
  })
  return [argument, ...checks, ...refused[use.refusal], ...allowed]
}
