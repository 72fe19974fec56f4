import { assistantNames, type Evidence } from '@codedojo/contract'
import { NinjaPanel } from '../../features/code-ninja/ninja-panel.tsx'
import { HintDrawer } from '../../features/solutions/hint-drawer.tsx'
import { StatementMarkdown } from '../../features/statement/statement-markdown.tsx'
import { ContestClosed } from '../contest/contest-closed.tsx'
import type { NinjaWork } from './use-problem-ninja.ts'
import type { ProblemWork } from './work/use-problem-work.ts'

interface ProblemNinjaProps {
  work: ProblemWork
  ninja: NinjaWork
  wayTo: (evidence: Evidence) => (() => void) | null
}

/** The chat with Code Ninja about the code in the editor. */
export function ProblemNinja({ work, ninja, wayTo }: ProblemNinjaProps) {
  const { problem, draft } = work
  if (problem.contest)
    return <ContestClosed contest={problem.contest} what={`${assistantNames.ninja} and the hints are`} />
  return (
    <NinjaPanel
      problemId={problem._id}
      talk={ninja.talk}
      language={draft.language}
      code={draft.code}
      mode={draft.mode}
      failure={ninja.failure}
      onFindSmallest={ninja.findSmallest}
      wayTo={wayTo}
      hints={
        <HintDrawer
          hints={problem.hints}
          opened={ninja.hints}
          onChange={ninja.changeHints}
          renderMarkdown={(text) => <StatementMarkdown text={text} />}
        />
      }
    />
  )
}
