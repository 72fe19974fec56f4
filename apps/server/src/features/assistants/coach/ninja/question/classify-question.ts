import type { NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { detectIntent } from './detect-intent.ts'

/**
 * What a question is about, judged by its words. Only questions about the person's own program raise the hint level, and requests
 * for the solution, which get a hint instead.
 */
export type QuestionKind = 'concept' | 'statement' | 'solution' | 'debug'

/** Returns what a question is about. */
export function classifyQuestion(facts: NinjaFacts): QuestionKind {
  const { kind } = detectIntent(facts)
  switch (kind) {
    case 'concept':
    case 'fitting':
    case 'recipe':
    case 'verdict':
    case 'other-verdict':
    case 'crash':
      return 'concept'
    case 'statement':
    case 'input':
    case 'limits':
    case 'example':
    case 'word':
    case 'tests':
    case 'case-count':
    case 'greeting':
    case 'thanks':
    case 'self':
      return 'statement'
    case 'solution':
      return 'solution'
    case 'off-topic':
    case 'complexity':
    case 'line':
    case 'failing':
    case 'better':
    case 'frustrated':
    case 'unknown':
    case 'hint':
      return 'debug'
  }
}
