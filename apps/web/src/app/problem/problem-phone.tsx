import type { Evidence } from '@codedojo/contract'
import { useRef } from 'react'
import type { EditorHandle } from '../../features/editor/code-editor.tsx'
import { evidenceActions } from './evidence-actions.ts'
import { FailedSubmissionActions } from './failed-submission-actions.tsx'
import { ProblemHintOffer } from './hint-offer/problem-hint-offer.tsx'
import { LatestEvidence, Ninja, Notes, Result, Solutions, Submissions } from './lazy-panels.tsx'
import { ProblemDescription } from './problem-description.tsx'
import type { ProblemLayoutProps } from './problem-layout-props.ts'
import { ProblemPhoneBar } from './problem-phone-bar.tsx'
import { WorkPhone } from './work/work-phone.tsx'

export function ProblemPhone(props: ProblemLayoutProps) {
  const { work, view, ninja, hintOffer } = props
  const editor = useRef<EditorHandle>(null)
  const inEditor = (act: (handle: EditorHandle) => void) => {
    view.showPhone('code')
    requestAnimationFrame(() => editor.current && act(editor.current))
  }
  const wayTo = evidenceActions({
    work,
    view,
    openHint: ninja.openHint,
    showLines: (from, to) => inEditor((handle) => handle.showLines(from, to)),
  })
  return (
    <WorkPhone
      work={work}
      view={view}
      editor={editor}
      bar={<ProblemPhoneBar work={work} view={view} />}
      left={<PhoneLeft {...props} wayTo={wayTo} />}
      notice={<ProblemHintOffer {...{ ninja, view, hintOffer }} className="border-t" />}
      evidence={
        <LatestEvidence
          work={work}
          view={view}
          isPhone
          onJump={(place) => inEditor((handle) => handle.goTo(place.line, place.from))}
          onCaseAdded={() => {}}
          actions={<FailedSubmissionActions ninja={ninja} />}
        />
      }
      hasOwnActions={view.isOverlayOpen && view.left === 'ninja'}
    />
  )
}

interface PhoneLeftProps extends ProblemLayoutProps {
  wayTo: (evidence: Evidence) => (() => void) | null
}

/** The panel over the code, one at a time. */
function PhoneLeft({ work, view, upgrade, ninja, wayTo }: PhoneLeftProps) {
  // The address may still name the result from before a reload.
  const left = view.left === 'result' && work.judging.state.kind !== 'judged' ? 'description' : view.left
  return (
    <>
      {left === 'description' && <ProblemDescription work={work} />}
      {left === 'solutions' && (
        <Solutions work={work} upgrade={upgrade} onLoaded={() => view.showPhone('code')} />
      )}
      {left === 'submissions' && (
        <Submissions
          problemId={work.problem._id}
          onOpenInEditor={(submission) => {
            work.opening.openSubmission(submission)
            view.showPhone('code')
          }}
        />
      )}
      {left === 'notes' && <Notes work={work} />}
      {left === 'ninja' && <Ninja work={work} ninja={ninja} wayTo={wayTo} />}
      {left === 'result' && <Result work={work} view={view} />}
    </>
  )
}
