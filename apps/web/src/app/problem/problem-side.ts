import type { Upgrade } from '../../features/premium/use-upgrade.ts'
import type { NinjaWork } from './use-problem-ninja.ts'
import type { ProblemView } from './work/use-problem-view.ts'
import type { ProblemWork } from './work/use-problem-work.ts'

/** What the panels of the problem page are made from, on screens of every size. */
export interface ProblemSideProps {
  work: ProblemWork
  view: ProblemView
  upgrade: Upgrade
  ninja: NinjaWork
}
