import { createHash } from 'node:crypto'

export const halves = ['tuned', 'kept'] as const

/** Whether the coach may be tuned on a program, by its name. */
export function halfOf(name: string): (typeof halves)[number] {
  const [first = 0] = createHash('sha256').update(name).digest()
  return first % 2 === 0 ? 'tuned' : 'kept'
}
