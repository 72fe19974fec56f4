import { type Conversation, chatTextSchema, type Evidence } from '@codedojo/contract'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import type { AnswerEvent } from '../../lib/api/assistant-answer.ts'
import { pluralize } from '../../lib/format/pluralize.ts'
import { isInputMethodKey } from '../../lib/keys/input-method-keys.ts'
import { AnswerAnnouncement } from './answer-announcement.tsx'
import type { ChatController } from './chat-controller.ts'
import { ChatField } from './chat-field.tsx'
import { ChatLog } from './chat-log.tsx'
import { ChatNotice } from './chat-notice.tsx'
import { sendKeyHints, useEnterKey } from './is-send-key.ts'
import { useChatSnapshot } from './use-chat-controller.ts'

interface ChatPanelProps {
  /** Name of the assistant. */
  name: string
  placeholder: string
  talk: ChatController
  conversation: Conversation
  answer: (message: string, signal: AbortSignal) => AsyncIterable<AnswerEvent>
  /** Reloads the conversation into the query that this page shows. */
  reread: () => Promise<Conversation>
  /** Small print below the field. */
  foot: ReactNode
  /** Renders the sources of an answer below it. */
  renderUsed?: (used: readonly Evidence[]) => ReactNode
  /** Suggested questions above the field; pressing one asks it. */
  renderQuestions?: (ask: (message: string) => void) => ReactNode
}

/** The messages of a conversation and the field for the next one. */
export function ChatPanel(props: ChatPanelProps) {
  const { name, placeholder, talk, conversation, answer, reread, foot, renderUsed, renderQuestions } = props
  const { draft, live, failure, stopped, beforeReset } = useChatSnapshot(talk)
  const field = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  const { words } = useEnterKey(sendKeyHints)
  const { isOn, left } = conversation.answerer
  const isClosed = !isOn || (left <= 0 && live === null)

  const ask = (message: string) => {
    const text = chatTextSchema.safeParse(message)
    if (!text.success || isClosed) return
    const { messages: before } = conversation
    void talk.ask({ text: text.data, before, answer: (signal) => answer(text.data, signal), reread })
    field.current?.focus()
  }
  const stopOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isInputMethodKey(event.nativeEvent) || live === null) return
    event.stopPropagation()
    talk.stop()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for Escape, which its button does, too.
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={stopOnEscape}>
      <ChatLog
        name={name}
        messages={conversation.messages}
        live={live}
        stopped={stopped}
        beforeReset={beforeReset}
        renderUsed={renderUsed}
      />
      <AnswerAnnouncement name={name} live={live} beforeReset={beforeReset} conversation={conversation} />
      {failure && <ChatNotice failure={failure} />}
      <div className="shrink-0 px-4 pb-3">
        <div className="flex min-h-7 flex-wrap items-center gap-2 pb-2">
          {live ? (
            <p className="text-ui text-faint">
              {live.phase === 'checking' ? 'Checking the code in this answer' : `${name} is typing...`}
            </p>
          ) : (
            !isClosed && renderQuestions?.(ask)
          )}
        </div>
        {isClosed && <p className="pb-2 text-ui text-muted">{closedWords(name, isOn)}</p>}
        <ChatField
          label={`Message to ${name}`}
          placeholder={placeholder}
          text={draft}
          field={field}
          isAnswering={live !== null && live.phase !== 'ending'}
          isClosed={isClosed}
          hintId={hintId}
          onType={(text) => talk.type(text)}
          onSend={() => ask(draft)}
          onStop={() => talk.stop()}
        />
        <div className="mt-2 flex flex-wrap justify-between gap-x-4 text-caption text-faint">
          <p>{foot}</p>
          <p>
            {leftWords(left)}
            <span id={hintId} className={leftWords(left) === null ? undefined : 'sr-only'}>
              {words}
            </span>
          </p>
        </div>
      </div>
    </div>
  )
}

function closedWords(name: string, isOn: boolean): string {
  return isOn
    ? 'You have asked as much as one person may in a day. Tomorrow you can go on.'
    : `${name} is switched off at the moment. You can still read what was said.`
}

/** A warning appears from this number of questions on. */
const fewLeft = 5

function leftWords(left: number): string | null {
  if (left > fewLeft || left <= 0) return null
  return pluralize(left, 'question left today', 'questions left today')
}
