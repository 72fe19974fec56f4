import type { Upgrade } from '../../features/premium/use-upgrade.ts'
import type { HintOffer } from './hint-offer/use-hint-offer.ts'
import type { NinjaWork } from './use-problem-ninja.ts'
import type { ProblemView } from './work/use-problem-view.ts'
import type { ProblemWork } from './work/use-problem-work.ts'

/** The props of the problem page's layouts for all screen sizes. */
export interface ProblemLayoutProps {
  work: ProblemWork
  view: ProblemView
  upgrade: Upgrade
  ninja: NinjaWork
  hintOffer: HintOffer
}
