import type { Draft, Problem, User } from '@codedojo/contract'
import { JudgingAnnouncement } from '../features/submissions/announcement.tsx'
import { useIsPhone } from '../lib/use-media-query.ts'
import { ProblemDesk } from './problem-desk.tsx'
import { ProblemPhone } from './problem-phone.tsx'
import { useOfferedShortcuts } from './shell-context.ts'
import { usePremiumPurchase } from './use-premium-purchase.ts'
import { problemShortcuts, useProblemKeys } from './use-problem-keys.ts'
import { useProblemView } from './use-problem-view.ts'
import { useProblemWork } from './use-problem-work.ts'

interface ProblemWorkspaceProps {
  user: User
  problem: Problem
  drafts: readonly Draft[]
}

/** The loaded page. Large and small screens show the same work, differently arranged. */
export function ProblemWorkspace({ user, problem, drafts }: ProblemWorkspaceProps) {
  const isPhone = useIsPhone()
  const view = useProblemView()
  const work = useProblemWork({
    user,
    problem,
    drafts,
    onSent: view.followJudging,
    onVerdict: view.showVerdict,
  })
  const upgrade = usePremiumPurchase({
    problemId: problem._id,
    onEnd: () => view.showLeft('solutions'),
  })
  useOfferedShortcuts(problemShortcuts)
  useProblemKeys({
    run: work.run,
    submit: work.submit,
    save: work.save,
    nextFailure: work.selectNextFailure,
    toggleDock: view.toggleDock,
    toggleMaximised: view.toggleMaximised,
    showSolutions: () => view.showLeft('solutions'),
    showDescription: () => view.showLeft('description'),
    showSubmissions: () => view.showLeft('submissions'),
    showResult: () => view.showLeft('result'),
  })
  const Arrangement = isPhone ? ProblemPhone : ProblemDesk
  return (
    <>
      <Arrangement work={work} view={view} upgrade={upgrade} />
      <JudgingAnnouncement state={work.judging.state} />
    </>
  )
}
