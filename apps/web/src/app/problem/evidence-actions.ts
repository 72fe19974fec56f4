import type { Evidence } from '@codedojo/contract'
import type { ProblemView } from './work/use-problem-view.ts'
import type { ProblemWork } from './work/use-problem-work.ts'

interface EvidenceActionsOptions {
  readonly work: ProblemWork
  readonly view: ProblemView
  /** Opens the hints up to this number, counted from 1. */
  readonly openHint: (number: number) => void
  /** Selects lines in the editor, counted from 1. */
  readonly showLines: (from: number, to: number) => void
}

/** How the page shows a source of an answer; null for a source that is not on it, or no longer. */
export function evidenceActions({ work, view, openHint, showLines }: EvidenceActionsOptions) {
  const { state } = work.judging
  const answer = state.kind === 'judged' ? state.answer : null
  return (evidence: Evidence): (() => void) | null => {
    switch (evidence.kind) {
      case 'statement':
        return () => view.showLeft('description')
      case 'code': {
        const { fromLine = 1, toLine = fromLine } = evidence
        return () => showLines(fromLine, toLine)
      }
      case 'verdict':
        return () => view.showLeft(answer ? 'result' : 'submissions')
      case 'case':
        if (!answer?.results.some(({ index }) => index === evidence.index)) return null
        return () => {
          work.selectCase(evidence.index)
          view.showResults()
        }
      case 'smallest':
        return answer ? () => view.showLeft('result') : null
      case 'compiler':
        return answer?.overallStatus === 'Compilation Error' ? view.showResults : null
      case 'hint':
        return () => openHint(evidence.number)
      case 'editorial':
        return () => view.showLeft('solutions')
      case 'help':
      case 'order':
      case 'course':
      case 'submission':
      case 'mistake':
      case 'premium':
        return null
    }
  }
}
