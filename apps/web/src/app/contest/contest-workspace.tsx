import type { Contest, contestProblem, Draft, ResponseOf, User } from '@codedojo/contract'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useContestTime } from '../../features/contests/contest-time.ts'
import { useContestToasts } from '../../features/contests/questions/use-contest-toasts.ts'
import { JudgingAnnouncement } from '../../features/submissions/judging/judging-announcement.tsx'
import { contestPath } from '../../lib/paths.ts'
import { useIsWorkPhone } from '../../lib/use-media-query.ts'
import { useShortcuts } from '../../shared/settings/use-shortcuts.ts'
import { ReplaceCodeDialog } from '../problem/work/replace-code-dialog.tsx'
import { useLastResult } from '../problem/work/use-last-result.ts'
import { useOpenSubmissionFromUrl } from '../problem/work/use-open-submission-from-url.ts'
import { contestShortcuts, useProblemKeys } from '../problem/work/use-problem-keys.ts'
import { type ProblemView, useProblemView } from '../problem/work/use-problem-view.ts'
import { type ProblemWork, useProblemWork } from '../problem/work/use-problem-work.ts'
import { useOfferedShortcuts } from '../shell/shell-context.ts'
import { ContestDesktop } from './contest-desktop.tsx'
import { ContestPhone } from './contest-phone.tsx'

/** The panels on the left, in order. */
const contestTabs = ['description', 'submissions'] as const

export type ContestProblemAnswer = ResponseOf<typeof contestProblem>

export interface ContestLayoutProps {
  work: ProblemWork
  view: ProblemView
  contest: Contest
  problem: ContestProblemAnswer
  /** Milliseconds since 1970, by the server's clock. */
  now: number
}

interface ContestWorkspaceProps extends Pick<ContestLayoutProps, 'contest' | 'problem'> {
  user: User
  /** When the contest was loaded, by the clock of this device. */
  receivedAt: number
  drafts: readonly Draft[]
}

/** The workspace of a contest problem: that of the ordinary page without solutions and other help. */
export function ContestWorkspace({ user, contest, receivedAt, problem, drafts }: ContestWorkspaceProps) {
  const isPhone = useIsWorkPhone()
  const navigate = useNavigate()
  const now = useContestTime({ now: contest.now, receivedAt })
  const view = useProblemView()
  const work = useProblemWork({
    user,
    problem,
    drafts,
    contest: { id: contest._id, letter: problem.letter, languages: contest.languages },
    onSent: view.showResults,
    // Participants see only the verdict, which has no panel of its own.
    onVerdict: () => view.showVerdict('run'),
  })
  useOpenSubmissionFromUrl(work, view)
  useLastResult({ work, view, contest: { id: contest._id, letter: problem.letter } })
  useContestToasts({
    contestId: contest._id,
    isOn: true,
    onOpen: () => void navigate(contestPath(contest, 'questions')),
  })
  const shortcuts = useShortcuts()
  useOfferedShortcuts(useMemo(() => contestShortcuts(shortcuts), [shortcuts]))
  useProblemKeys(
    {
      run: work.run,
      submit: work.submit,
      save: work.save,
      nextFailure: work.selectNextFailure,
      toggleDock: view.toggleDock,
      maximise: view.toggleMaximised,
      showPanel: (place) => {
        const panel = contestTabs[place]
        if (panel) view.showLeft(panel)
      },
    },
    shortcuts,
  )
  const Arrangement = isPhone ? ContestPhone : ContestDesktop
  return (
    <>
      <Arrangement work={work} view={view} contest={contest} problem={problem} now={now} />
      <ReplaceCodeDialog opening={work.opening} />
      <JudgingAnnouncement state={work.judging.state} />
    </>
  )
}
