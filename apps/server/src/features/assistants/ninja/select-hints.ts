import type { NinjaFacts } from './ninja-facts.ts'

/** The author's hints for a level: none for a nudge, and one more with each level above it. */
export function selectHints({ problem, level }: Pick<NinjaFacts, 'problem' | 'level'>): readonly string[] {
  return problem.hints.slice(0, Math.max(level - 1, 0))
}
