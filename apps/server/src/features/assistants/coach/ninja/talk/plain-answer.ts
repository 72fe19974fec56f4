import type { CoachAnswer } from '../../../ninja/ninja-facts.ts'

/** Builds an answer that is not a hint. */
export function plainAnswer(text: string, used: CoachAnswer['used'] = []): CoachAnswer {
  return { text, level: null, used }
}
