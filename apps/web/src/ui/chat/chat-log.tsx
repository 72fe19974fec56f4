import type { ChatMessage, Evidence, ReplyEnd } from '@codedojo/contract'
import { ArrowDown } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { IconButton } from '../icon-button.tsx'
import type { ChatSnapshot, ShownAnswer } from './chat-controller.ts'
import { Answer, QuestionBubble } from './chat-message.tsx'
import { useStickToBottom } from './use-stick-to-bottom.ts'

interface ChatLogProps extends Pick<ChatSnapshot, 'live' | 'stopped' | 'beforeReset'> {
  /** Name of the assistant. */
  name: string
  messages: readonly ChatMessage[]
  renderUsed?: ((used: readonly Evidence[]) => ReactNode) | undefined
}

/** The messages, newest at the bottom. It opens scrolled to the bottom. */
export function ChatLog(props: ChatLogProps) {
  const { name, messages, live, stopped, beforeReset, renderUsed } = props
  const { frame, content, isAtEnd, goToEnd } = useStickToBottom()
  const question = live?.question
  const wasStopped = beforeReset?.about != null && stopped.has(beforeReset.about.messageId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a question the view scrolls to the answer, wherever it was before.
  useEffect(goToEnd, [question])
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={frame}
        aria-label={`Conversation with ${name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop the keyboard could not scroll it.
        tabIndex={0}
        className="flex h-full flex-col overflow-y-auto"
      >
        <div ref={content} className="mt-auto space-y-5 p-4">
          {(live?.before ?? messages).map((message) => (
            <Message
              key={message._id}
              name={name}
              message={message}
              stoppedAt={stopped.get(message._id)}
              renderUsed={renderUsed}
            />
          ))}
          {live && <Shown name={name} shown={live} end={null} renderUsed={renderUsed} />}
          {beforeReset && (
            <>
              <p className="border-t border-line pt-3 text-caption text-muted">
                Said before the chat was reset, and not kept. It goes with your next question.
              </p>
              <Shown
                name={name}
                shown={beforeReset}
                end={wasStopped ? 'stopped' : 'whole'}
                renderUsed={renderUsed}
              />
            </>
          )}
        </div>
      </section>
      {!isAtEnd && (
        <IconButton
          label="Go to the newest message"
          icon={<ArrowDown size={16} strokeWidth={1.75} aria-hidden />}
          className="absolute right-4 bottom-3 border-line-strong bg-panel"
          onClick={goToEnd}
        />
      )}
    </div>
  )
}

interface MessageProps extends Pick<ChatLogProps, 'name' | 'renderUsed'> {
  message: ChatMessage
  /** The text that was revealed when the answer was stopped. */
  stoppedAt: string | undefined
}

function Message({ name, message, stoppedAt, renderUsed }: MessageProps) {
  const { role, parts, level, used, end } = message
  const text = parts.map((part) => part.text).join('')
  if (role === 'user') return <QuestionBubble text={text} />
  const isStopped = stoppedAt !== undefined
  return (
    <Answer
      name={name}
      text={stoppedAt ?? text}
      level={level}
      used={used}
      end={isStopped ? 'stopped' : end}
      renderUsed={renderUsed}
    />
  )
}

interface ShownProps extends Pick<ChatLogProps, 'name' | 'renderUsed'> {
  shown: ShownAnswer
  end: ReplyEnd | null
}

function Shown({ name, shown, end, renderUsed }: ShownProps) {
  const { question, about, text } = shown
  return (
    <>
      <QuestionBubble text={question} />
      <Answer
        name={name}
        text={text}
        level={about?.level ?? null}
        used={about?.used ?? nothing}
        end={end}
        renderUsed={renderUsed}
      />
    </>
  )
}

const nothing: readonly Evidence[] = []
