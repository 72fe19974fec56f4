import type { CoachAnswer } from '../../../ninja/ninja-facts.ts'

/** An answer that is no hint. */
export function plainAnswer(text: string, used: CoachAnswer['used'] = []): CoachAnswer {
  return { text, level: null, used }
}
