import { useRef } from 'react'
import type { EditorHandle } from '../../features/editor/code-editor.tsx'
import { evidenceWays } from './evidence-ways.ts'
import { FailureActions } from './failure-actions.tsx'
import { LatestEvidence } from './later-panels.tsx'
import { ProblemBar } from './problem-bar.tsx'
import { ProblemLeft } from './problem-left.tsx'
import type { ProblemSideProps } from './problem-side.ts'
import { WorkDesktop } from './work/work-desktop.tsx'

export function ProblemDesktop({ work, view, upgrade, ninja }: ProblemSideProps) {
  const editor = useRef<EditorHandle>(null)
  const wayTo = evidenceWays({
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
      left={<ProblemLeft work={work} view={view} upgrade={upgrade} ninja={ninja} wayTo={wayTo} />}
      evidence={
        <LatestEvidence
          work={work}
          view={view}
          onJump={(place) => editor.current?.goTo(place.line, place.from)}
          onCaseAdded={() => view.showDock('cases')}
          actions={<FailureActions ninja={ninja} />}
        />
      }
    />
  )
}
