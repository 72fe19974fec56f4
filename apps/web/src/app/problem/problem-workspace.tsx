import type { Draft, Problem, User } from '@codedojo/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { ninjaQuery } from '../../features/code-ninja/queries.ts'
import { JudgingAnnouncement } from '../../features/submissions/judging/judging-announcement.tsx'
import { lazyOverlay } from '../../lib/lazy/lazy-overlay.ts'
import { useWasEverTrue } from '../../lib/lazy/use-was-ever-true.ts'
import { workPhoneQuery } from '../../lib/phone-query.ts'
import { useIsWorkPhone } from '../../lib/use-media-query.ts'
import { useShortcuts } from '../../shared/settings/use-shortcuts.ts'
import { LazyPartView, lazyPart } from '../../ui/lazy-part.tsx'
import { usePremiumPurchase } from '../pages/store/use-premium-purchase.ts'
import { useOfferedShortcuts } from '../shell/shell-context.ts'
import { useProblemHintOffer } from './hint-offer/use-problem-hint-offer.ts'
import { ProblemSkeleton } from './problem-skeleton.tsx'
import { useProblemNinja } from './use-problem-ninja.ts'
import { useReloadOnContest } from './use-reload-on-contest.ts'
import { ReplaceCodeDialog } from './work/replace-code-dialog.tsx'
import { useLastResult } from './work/use-last-result.ts'
import { useOpenSubmissionFromUrl } from './work/use-open-submission-from-url.ts'
import { problemShortcuts, useProblemKeys } from './work/use-problem-keys.ts'
import { useLeftTabs, useProblemView } from './work/use-problem-view.ts'
import { useProblemWork } from './work/use-problem-work.ts'

const desktop = lazyPart(async () => (await import('./problem-desktop.tsx')).ProblemDesktop)
const phone = lazyPart(async () => (await import('./problem-phone.tsx')).ProblemPhone)
const SmallestInputDialog = lazyOverlay(
  async () => (await import('../../features/smallest-input/smallest-input-dialog.tsx')).SmallestInputDialog,
)

// Requested together with the page, so that it is loaded when the problem is.
const first = matchMedia(workPhoneQuery).matches ? phone : desktop
first.load().catch(() => undefined)

interface ProblemWorkspaceProps {
  user: User
  problem: Problem
  drafts: readonly Draft[]
}

/** The loaded problem page. Large and small screens show the same parts in different layouts. */
export function ProblemWorkspace({ user, problem, drafts }: ProblemWorkspaceProps) {
  const isPhone = useIsWorkPhone()
  const queryClient = useQueryClient()
  const view = useProblemView()
  const panels = useLeftTabs()
  const work = useProblemWork({
    user,
    problem,
    drafts,
    onSent: view.showResults,
    onVerdict: ({ what }) => {
      view.showVerdict(what)
      void queryClient.invalidateQueries({ queryKey: ninjaQuery(problem._id).queryKey })
    },
  })
  useReloadOnContest(work)
  useOpenSubmissionFromUrl(work, view)
  useLastResult({ work, view, contest: null })
  const upgrade = usePremiumPurchase({
    problemId: problem._id,
    onEnd: () => view.showLeft('solutions'),
  })
  const ninja = useProblemNinja({ work, view })
  const hintOffer = useProblemHintOffer(work, ninja)
  const wasSearched = useWasEverTrue(ninja.search.state.kind !== 'closed')
  const shortcuts = useShortcuts()
  useOfferedShortcuts(useMemo(() => problemShortcuts(shortcuts, panels), [shortcuts, panels]))
  useProblemKeys(
    {
      run: work.run,
      submit: work.submit,
      save: work.save,
      nextFailure: work.selectNextFailure,
      toggleDock: view.toggleDock,
      maximise: view.toggleMaximised,
      showPanel: (place) => {
        const panel = panels[place]
        // There is no result before the first run or submission.
        if (panel && (panel !== 'result' || work.judging.state.kind === 'judged')) view.showLeft(panel)
      },
    },
    shortcuts,
  )
  return (
    <>
      <LazyPartView
        part={isPhone ? phone : desktop}
        given={{ work, view, upgrade, ninja, hintOffer }}
        skeleton={<ProblemSkeleton />}
        failure="The problem could not be shown."
      />
      {wasSearched && (
        <Suspense>
          <SmallestInputDialog
            search={ninja.search}
            signature={ninja.searchedFunction}
            onUse={ninja.useInput}
          />
        </Suspense>
      )}
      <ReplaceCodeDialog opening={work.opening} />
      <JudgingAnnouncement state={work.judging.state} />
    </>
  )
}
