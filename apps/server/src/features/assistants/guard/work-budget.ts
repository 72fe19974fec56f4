import { setImmediate as others } from 'node:timers/promises'

/**
 * An answer that takes more looking at than this is no hint, in characters: any solution of the starter content, told in its
 * paragraphs and then as a whole, takes less than a tenth of it.
 */
const mostEffort = 3_000_000
/** Between two turns of the other requests. */
const effortOfTurn = 20_000

/** What looking at one answer costs, counted in characters looked at, so that no text can occupy the server. */
export interface WorkBudget {
  /** Before a look at so many characters; lets other requests have their turn. Throws `WorkBudgetSpent` when it was too much. */
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
      if (spent > mostEffort) throw new WorkBudgetSpent('The answer takes too much looking at.')
      if (ofTurn < effortOfTurn) return
      ofTurn = 0
      await others()
    },
    spent: () => spent,
  }
}
