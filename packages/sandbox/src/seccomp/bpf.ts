/** An instruction of classic BPF, the language of seccomp filters. */
export interface Instruction {
  readonly code: number
  readonly ifTrue: number
  readonly ifFalse: number
  readonly operand: number
}

const loadWord = 0x20
const jumpIfEqual = 0x15
const jumpIfAtLeast = 0x35
const jumpIfAnyBit = 0x45
const returnConstant = 0x06

const instructionBytes = 8

export const loadWordAt = (offset: number): Instruction => make(loadWord, 0, 0, offset)
export const returnAction = (action: number): Instruction => make(returnConstant, 0, 0, action)

/** Jumps count the instructions to skip: 0 goes on with the next one. */
export const ifEqual = (operand: number, ifTrue: number, ifFalse: number): Instruction =>
  make(jumpIfEqual, ifTrue, ifFalse, operand)
export const ifAtLeast = (operand: number, ifTrue: number, ifFalse: number): Instruction =>
  make(jumpIfAtLeast, ifTrue, ifFalse, operand)
export const ifAnyBit = (operand: number, ifTrue: number, ifFalse: number): Instruction =>
  make(jumpIfAnyBit, ifTrue, ifFalse, operand)

/**
 * Encodes the filter for the kernel: an array of `struct sock_filter`, little-endian. Throws `RangeError` if a jump offset
 * exceeds a byte.
 */
export function assemble(program: readonly Instruction[]): Uint8Array {
  const bytes = new Uint8Array(program.length * instructionBytes)
  const view = new DataView(bytes.buffer)
  for (const [index, { code, ifTrue, ifFalse, operand }] of program.entries()) {
    if (ifTrue > 255 || ifFalse > 255) throw new RangeError(`Jump of instruction ${index} is too long.`)
    const at = index * instructionBytes
    view.setUint16(at, code, true)
    view.setUint8(at + 2, ifTrue)
    view.setUint8(at + 3, ifFalse)
    view.setUint32(at + 4, operand, true)
  }
  return bytes
}

function make(code: number, ifTrue: number, ifFalse: number, operand: number): Instruction {
  return { code, ifTrue, ifFalse, operand }
}
