import { setImmediate as others } from 'node:timers/promises'

/**
 * Maximum work per answer, in characters scanned. Any solution of the starter content, shown in paragraphs and then as
 * a whole, needs less than a tenth of it.
 */
const maxScannedCharacters = 3_000_000
/** Characters scanned before the event loop gets a turn. */
const effortOfTurn = 20_000

/** Limits the number of characters scanned for one answer, so that no text can occupy the server. */
export interface WorkBudget {
  /**
   * Call before scanning so many characters; yields to other requests. Throws `WorkBudgetSpent` when the budget is
   * exceeded.
   */
  readonly spend: (characters: number) => Promise<void>
  readonly spent: () => number
}

export class WorkBudgetSpent extends Error {}

export function startWorkBudget(): WorkBudget {
  let spent = 0
  let ofTurn = 0
  return {
    spend: async (characters) => {
      spent += characters
      ofTurn += characters
      if (spent > maxScannedCharacters) throw new WorkBudgetSpent('The answer takes too much looking at.')
      if (ofTurn < effortOfTurn) return
      ofTurn = 0
      await others()
    },
    spent: () => spent,
  }
}
