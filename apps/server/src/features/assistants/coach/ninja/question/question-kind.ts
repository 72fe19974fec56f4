import type { NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { detectIntent } from './detect-intent.ts'

/**
 * What a question is about, as far as its words tell. Only help with one's own program climbs the ladder of hints, and so does
 * a request for the solution, which gets a hint in its place.
 */
export type QuestionKind = 'concept' | 'statement' | 'solution' | 'debug'

export function questionKind(facts: NinjaFacts): QuestionKind {
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
