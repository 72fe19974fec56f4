import { assistantNames, type CodeMode, chatLimits, type Evidence, type Language } from '@codedojo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { AnswerSources } from '../../ui/chat/answer-sources.tsx'
import type { ChatController } from '../../ui/chat/chat-controller.ts'
import { ChatHead } from '../../ui/chat/chat-head.tsx'
import { ChatPanel } from '../../ui/chat/chat-panel.tsx'
import { ChatSkeleton } from '../../ui/chat/chat-skeleton.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LadderView } from './ladder-view.tsx'
import { askAboutProblem, clearNinjaMessages, ninjaQuery } from './queries.ts'
import { type LastFailure, QuickQuestions } from './quick-questions.tsx'

interface NinjaPanelProps {
  problemId: string
  talk: ChatController
  language: Language
  /** Current code of the editor. */
  code: string
  mode: CodeMode
  failure: LastFailure | null
  onFindSmallest: (() => void) | undefined
  /** Returns an action that shows the evidence of an answer; null when that no longer exists. */
  wayTo: (evidence: Evidence) => (() => void) | null
  /** The problem's own hints. */
  hints: ReactNode
}

const name = assistantNames.ninja

/** The Code Ninja tab: the hint levels, the problem's own hints, and the chat. */
export function NinjaPanel(props: NinjaPanelProps) {
  const { problemId, talk, language, code, mode, failure, onFindSmallest, wayTo, hints } = props
  const queryClient = useQueryClient()
  const { data: conversation, error, isFetching, refetch } = useQuery(ninjaQuery(problemId))
  const clear = async () => {
    queryClient.setQueryData(ninjaQuery(problemId).queryKey, await clearNinjaMessages(problemId))
  }
  return (
    <section aria-label={name} className="flex h-full min-h-0 flex-col">
      <ChatHead name={name} talk={talk} onClear={conversation && clear}>
        <span className="chip max-md:hidden">Gives hints before solutions</span>
        {conversation?.answerer.isOffline === true && <span className="chip">Offline coach</span>}
      </ChatHead>
      {conversation && <LadderView ladder={conversation.ladder} />}
      {hints}
      {conversation ? (
        <ChatPanel
          name={name}
          placeholder="Ask about this DSA problem..."
          talk={talk}
          conversation={conversation}
          answer={(message, signal) => askAboutProblem({ problemId, message, language, code, mode }, signal)}
          reread={() => queryClient.fetchQuery(ninjaQuery(problemId))}
          foot={`Specializes in DSA • Resets after ${chatLimits.messages} messages`}
          renderUsed={(used) => <AnswerSources used={used} wayTo={wayTo} />}
          renderQuestions={(ask) => (
            <QuickQuestions failure={failure} onAsk={ask} onFindSmallest={onFindSmallest} />
          )}
        />
      ) : error ? (
        <ErrorState
          title="The conversation could not be loaded."
          detail={messageOf(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ChatSkeleton />
      )}
    </section>
  )
}
