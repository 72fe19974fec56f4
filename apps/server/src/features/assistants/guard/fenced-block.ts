import { endsFence, type Fence } from './fence.ts'
import type { CodeSegment } from './segment.ts'

/** A block of code with the line that opened it, as it arrives. */
export interface FencedBlock {
  /** One more line, with its end; true when the block ends with it. */
  readonly add: (raw: string) => boolean
  readonly code: () => CodeSegment
}

export function startFencedBlock(fence: Fence, opening: string): FencedBlock {
  const lines: string[] = []
  let isEnded = false
  return {
    add: (raw) => {
      lines.push(raw)
      isEnded = endsFence(raw, fence)
      return isEnded
    },
    code: () => {
      const inner = isEnded ? lines.slice(0, -1) : lines
      return {
        kind: 'code',
        text: [opening, ...lines].join(''),
        // A fence within it stays: it shows where code begins.
        content: inner.map((raw) => raw.replace(/\n$/, '')).join('\n'),
        info: fence.info,
      }
    },
  }
}
