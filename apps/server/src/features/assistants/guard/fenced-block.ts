import { endsFence, type Fence } from './fence.ts'
import type { CodeSegment } from './segment.ts'

/** A fenced code block with its opening line, parsed as it arrives. */
export interface FencedBlock {
  /** Adds a line with its line end; true when it closes the block. */
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
        // A nested fence stays in the content, because it marks where code begins.
        content: inner.map((raw) => raw.replace(/\n$/, '')).join('\n'),
        info: fence.info,
      }
    },
  }
}
