import { passedWords } from '../result/result-text.ts'
import { isVerdictOnly, type JudgingState } from './judging-state.ts'
import { judgingQueueText } from './judging-text.ts'
import { judgingTitle } from './judging-view.tsx'

/** Live region for screen readers: announces each stage once and the final verdict, but not single cases. */
export function JudgingAnnouncement({ state }: { state: JudgingState }) {
  return (
    <p role="status" className="sr-only">
      {announcementText(state)}
    </p>
  )
}

export function announcementText(state: JudgingState): string {
  switch (state.kind) {
    case 'idle':
      return ''
    case 'judging':
      return (
        judgingQueueText(state) ?? (state.station === 'running' ? 'Judging the cases' : judgingTitle(state))
      )
    case 'judged':
      if (isVerdictOnly(state.request)) return `${state.answer.overallStatus}.`
      return `${state.answer.overallStatus}. ${passedWords(state.answer)}.`
    case 'failed':
      return `Error. ${state.message}`
  }
}
