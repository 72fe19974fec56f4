import type { NinjaFacts } from '../../../ninja/ninja-facts.ts'

/** What the Solutions tab offers this person: the editorial after solving the problem, the code with premium. */
export function solutionsText({ solutions }: Pick<NinjaFacts, 'solutions'>): string {
  switch (solutions) {
    case 'admin':
    case 'premium':
    case 'open':
      return 'The editorial and the reference solutions of this problem are open to you in the **Solutions** tab: compare the idea with yours before you look at the code.'
    case 'solved':
      return 'You have solved this problem, so its editorial is open to you in the **Solutions** tab: it tells the idea, which you can compare with yours.'
    case 'locked':
      return ''
  }
}
