import { useRef } from 'react'
import type { EditorHandle } from '../../features/editor/code-editor.tsx'
import { evidenceActions } from './evidence-actions.ts'
import { FailedSubmissionActions } from './failed-submission-actions.tsx'
import { ProblemHintOffer } from './hint-offer/problem-hint-offer.tsx'
import { LatestEvidence } from './lazy-panels.tsx'
import { ProblemBar } from './problem-bar.tsx'
import type { ProblemLayoutProps } from './problem-layout-props.ts'
import { ProblemLeftPanels } from './problem-left-panels.tsx'
import { WorkDesktop } from './work/work-desktop.tsx'

export function ProblemDesktop({ work, view, upgrade, ninja, hintOffer }: ProblemLayoutProps) {
  const editor = useRef<EditorHandle>(null)
  const wayTo = evidenceActions({
    work,
    view,
    openHint: ninja.openHint,
    showLines: (from, to) => editor.current?.showLines(from, to),
  })
  return (
    <WorkDesktop
      work={work}
      view={view}
      editor={editor}
      bar={<ProblemBar problem={work.problem} />}
      left={<ProblemLeftPanels work={work} view={view} upgrade={upgrade} ninja={ninja} wayTo={wayTo} />}
      notice={<ProblemHintOffer {...{ ninja, view, hintOffer }} className="border-b" />}
      evidence={
        <LatestEvidence
          work={work}
          view={view}
          onJump={(place) => editor.current?.goTo(place.line, place.from)}
          onCaseAdded={() => view.showDock('cases')}
          actions={<FailedSubmissionActions ninja={ninja} />}
        />
      }
    />
  )
}
