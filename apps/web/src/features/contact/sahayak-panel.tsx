import type { Conversation, Evidence } from '@codedojo/contract'
import { assistantNames, chatLimits } from '@codedojo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../lib/api/api-error.ts'
import { AnswerSources } from '../../ui/chat/answer-sources.tsx'
import { ChatHead } from '../../ui/chat/chat-head.tsx'
import { ChatPanel } from '../../ui/chat/chat-panel.tsx'
import { ChatSkeleton } from '../../ui/chat/chat-skeleton.tsx'
import { useChatController } from '../../ui/chat/use-chat-controller.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { clearSahayakChat, sahayakQuery, streamSahayakAnswer } from './queries.ts'
import { SahayakQuestions } from './sahayak-questions.tsx'

const name = assistantNames.sahayak

interface SahayakPanelProps {
  /** Path of the page that shows the evidence of an answer; null if there is none. */
  pathOf: (used: Evidence) => string | null
  /** Forwards a question to the operator's support. */
  onHandOver: (question: string) => void
}

/** The chat with Sahayak (the help assistant). */
export function SahayakPanel({ pathOf, onHandOver }: SahayakPanelProps) {
  const queryClient = useQueryClient()
  const talk = useChatController('sahayak')
  const { data, error, isFetching, refetch } = useQuery(sahayakQuery)
  const show = (conversation: Conversation) => queryClient.setQueryData(sahayakQuery.queryKey, conversation)
  return (
    <section aria-label={name} className="panel flex h-full min-h-0 flex-col overflow-hidden">
      <ChatHead name={name} talk={talk} onClear={data && (async () => show(await clearSahayakChat()))}>
        {data?.answerer.isOffline && <span className="chip">Offline coach</span>}
      </ChatHead>
      {data ? (
        <ChatPanel
          name={name}
          placeholder="Ask about orders or courses"
          talk={talk}
          conversation={data}
          answer={streamSahayakAnswer}
          reread={() => queryClient.fetchQuery(sahayakQuery)}
          foot={`Resets after ${chatLimits.messages} messages`}
          renderUsed={(used) => <AnswerSources used={used} wayTo={pathOf} />}
          renderQuestions={(ask) => (
            <SahayakQuestions conversation={data} onAsk={ask} onHandOver={onHandOver} />
          )}
        />
      ) : error ? (
        <ErrorState
          title="Failed to load the conversation."
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
