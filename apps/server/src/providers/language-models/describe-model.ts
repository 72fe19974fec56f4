import type { LanguageModel } from './language-model.ts'

export interface ModelState {
  readonly works: boolean
  readonly detail: string
  /** Advice for the operator; null when there is none. */
  readonly cure: string | null
}

/** State of the language model, from past requests. It sends none, because each costs money. */
export function describeModel(languageModel: LanguageModel | null): ModelState {
  if (!languageModel) {
    const cure = 'Set GEMINI_API_KEY or OPENAI_BASE_URL for a language model.'
    return { works: true, detail: 'The embedded coach answers.', cure }
  }
  const { kind, model } = languageModel
  const { answeredAt, failure } = languageModel.past()
  const name = kind === 'gemini' ? `Gemini (${model})` : `The model service (${model})`
  if (failure && (answeredAt === null || answeredAt < failure.at)) {
    const detail = `${name} gave no answer at ${minuteOf(failure.at)}: ${failure.message}`
    return { works: false, detail, cure: cures[kind] }
  }
  if (answeredAt === null)
    return { works: true, detail: `${name} was not asked since the start.`, cure: null }
  const before = failure ? ` Before, at ${minuteOf(failure.at)}: ${failure.message}` : ''
  return { works: true, detail: `${name} answered at ${minuteOf(answeredAt)}.${before}`, cure: null }
}

const cures = {
  gemini: 'Check GEMINI_API_KEY, GEMINI_MODEL and the quota of its project.',
  openai: 'Check OPENAI_BASE_URL, OPENAI_API_KEY and OPENAI_MODEL, and that the service runs.',
} as const satisfies Record<LanguageModel['kind'], string>

/** Rounded, because it is public and exact times would reveal who asked. */
function minuteOf(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
