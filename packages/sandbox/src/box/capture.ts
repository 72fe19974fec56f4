/** Counts output bytes and passes them on up to a limit. */
export interface Capture {
  readonly take: (chunk: Uint8Array) => void
  /** Number of bytes passed on. */
  readonly passedBytes: () => number
  readonly isOver: () => boolean
}

/** `onOver` is called once, on the first byte beyond the limit. */
export function capture(capBytes: number, onChunk: (chunk: Uint8Array) => void, onOver: () => void): Capture {
  let passedBytes = 0
  let isOver = false
  return {
    take: (chunk) => {
      const room = capBytes - passedBytes
      const passed = chunk.subarray(0, room)
      passedBytes += passed.length
      if (passed.length > 0) onChunk(passed)
      if (chunk.length <= room || isOver) return
      isOver = true
      onOver()
    },
    passedBytes: () => passedBytes,
    isOver: () => isOver,
  }
}
