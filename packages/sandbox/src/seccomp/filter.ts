import { constants } from 'node:os'
import { assemble, give, type Instruction, ifAnyBit, ifAtLeast, ifEqual, load } from './bpf.ts'
import { type DeniedCall, type DeniedUse, deniedCalls, deniedUses, type Refusal } from './denied-calls.ts'

/*
 * How it works
 * The kernel runs the filter before every system call of the box, on {number, architecture, ip, arguments}.
 * A call of another architecture (32-bit, x32) kills: its numbers would slip past the table.
 * Then one chain of comparisons for each refusal, then the calls judged by an argument; what is left is allowed.
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
    load(architectureAt),
    ifEqual(architectureOf[machine], 1, 0),
    give(killProcess),
    load(numberAt),
    ...(machine === 'x64' ? [ifAtLeast(x32Bit, 0, 1), give(killProcess)] : []),
    ...(['EPERM', 'EACCES', 'ENOSYS'] as const).flatMap((refusal) => refuseCalls(refusal, machine)),
    ...deniedUses.flatMap((use) => refuseUse(use, machine)),
    give(allow),
  ])
}

function refuseCalls(refusal: Refusal, machine: Machine): Instruction[] {
  const numbers = deniedCalls
    .filter((call) => call.refusal === refusal)
    .flatMap((call) => numberOf(call, machine))
  const comparisons = numbers.map((number, index) => {
    const left = numbers.length - 1 - index
    return ifEqual(number, left, left === 0 ? 1 : 0)
  })
  return [...comparisons, give(actionOf(refusal))]
}

function refuseUse(use: DeniedUse, machine: Machine): Instruction[] {
  const compare = use.test === 'equals' ? ifEqual : ifAnyBit
  const checks = use.values.map((value, index) => {
    const left = use.values.length - 1 - index
    return compare(value, left, left === 0 ? 1 : 0)
  })
  const body = [load(argumentsAt + 8 * use.argument), ...checks, give(actionOf(use.refusal)), give(allow)]
  return numberOf(use, machine).flatMap((number) => [ifEqual(number, 0, body.length), ...body])
}

function numberOf(call: DeniedCall, machine: Machine): number[] {
  const number = call[machine]
  return number === null ? [] : [number]
}

function actionOf(refusal: Refusal): number {
  return refuseWith | constants.errno[refusal]
}
