/** What interview mode hides of problems everywhere. Acceptance is hidden with the difficulty, because it reveals it. */
export interface HiddenFacts {
  readonly difficulty: boolean
  readonly tags: boolean
}

export const nothingHidden: HiddenFacts = { difficulty: false, tags: false }
