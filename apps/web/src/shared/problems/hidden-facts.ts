/** What interview mode hides of problems, wherever they are shown. Acceptance goes with the difficulty, which it tells. */
export interface HiddenFacts {
  readonly difficulty: boolean
  readonly tags: boolean
}

export const nothingHidden: HiddenFacts = { difficulty: false, tags: false }
