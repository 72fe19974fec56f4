import { alignLines } from '../../../lib/code/align-lines.ts'

export type LineChange =
  | { kind: 'same'; text: string; before: number; after: number }
  | { kind: 'removed'; text: string; before: number }
  | { kind: 'added'; text: string; after: number }
  /** Number of unchanged lines that are collapsed. */
  | { kind: 'gap'; lines: number; before: number }

/** Number of unchanged lines shown around a change. */
const contextLines = 3

/** Line diff of two texts, with a few unchanged lines around each change; line numbers count from 1. */
export function lineChanges(before: string, after: string): LineChange[] {
  const [left, right] = [before.split('\n'), after.split('\n')]
  const all: LineChange[] = []
  let waiting: LineChange[] = []
  for (const pair of alignLines(left, right)) {
    const [old, fresh] = [textAt(left, pair.left), textAt(right, pair.right)]
    if (pair.left !== null && pair.right !== null && old === fresh) {
      all.push(...waiting, {
        kind: 'same',
        text: left[pair.left] ?? '',
        before: pair.left + 1,
        after: pair.right + 1,
      })
      waiting = []
      continue
    }
    // Within a run of changes, all removed lines come before all added ones.
    if (pair.left !== null) all.push({ kind: 'removed', text: old ?? '', before: pair.left + 1 })
    if (pair.right !== null) waiting.push({ kind: 'added', text: fresh ?? '', after: pair.right + 1 })
  }
  return folded([...all, ...waiting])
}

function textAt(lines: readonly string[], at: number | null): string | null {
  return at === null ? null : (lines[at] ?? null)
}

function folded(changes: readonly LineChange[]): LineChange[] {
  const shown = new Set<number>()
  for (const [at, { kind }] of changes.entries()) {
    if (kind === 'same') continue
    for (let near = at - contextLines; near <= at + contextLines; near += 1) shown.add(near)
  }
  const result: LineChange[] = []
  for (const [at, change] of changes.entries()) {
    const last = result.at(-1)
    if (shown.has(at)) result.push(change)
    else if (last?.kind === 'gap') result[result.length - 1] = { ...last, lines: last.lines + 1 }
    else if (change.kind === 'same') result.push({ kind: 'gap', lines: 1, before: change.before })
  }
  return result
}
