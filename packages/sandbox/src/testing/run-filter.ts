const word = { load: 0x20, equal: 0x15, atLeast: 0x35, anyBit: 0x45, give: 0x06 }

/** A system call as a filter sees it: `struct seccomp_data` of linux/seccomp.h. */
export interface FilteredCall {
  readonly number: number
  readonly architecture: number
  /** The low 32 bits of each argument. */
  readonly arguments: readonly number[]
}

/** Interprets a classic BPF filter on a call and returns its result. */
export function runFilter(filter: Uint8Array, call: FilteredCall): number {
  const seen = [call.number, call.architecture, 0, 0, ...call.arguments.flatMap((value) => [value, 0])]
  const view = new DataView(filter.buffer, filter.byteOffset, filter.length)
  let loaded = 0
  for (let index = 0; index * 8 < filter.length; index += 1) {
    const operand = view.getUint32(index * 8 + 4, true)
    const jump = (isTrue: boolean) => view.getUint8(index * 8 + (isTrue ? 2 : 3))
    const code = view.getUint16(index * 8, true)
    if (code === word.give) return operand
    if (code === word.load) loaded = (seen[operand / 4] ?? 0) >>> 0
    else if (code === word.equal) index += jump(loaded === operand)
    else if (code === word.atLeast) index += jump(loaded >= operand)
    else if (code === word.anyBit) index += jump((loaded & operand) !== 0)
    else throw new RangeError(`Instruction ${index} has the unknown code ${code}.`)
  }
  throw new RangeError('The filter ended without an answer.')
}
