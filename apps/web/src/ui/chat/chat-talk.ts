import type { ChatMessage, Conversation } from '@codedojo/contract'
import { ApiError, messageOf } from '../../lib/api/api-error.ts'
import type { AnswerAbout, AnswerEvent } from '../../lib/api/assistant-answer.ts'
import { AnswerReveal } from './answer-reveal.ts'

/** A question and as much of its answer as is shown. */
export interface ShownAnswer {
  readonly question: string
  readonly about: AnswerAbout | null
  readonly text: string
}

/** A question under way. */
export interface LiveAnswer extends ShownAnswer {
  /** What was said before it; what the server adds meanwhile is the same question again. */
  readonly before: readonly ChatMessage[]
  /** `typing` while it comes and is revealed, `checking` while its code is judged, `ending` until the server has kept it. */
  readonly phase: 'typing' | 'checking' | 'ending'
}

/** Why a question or its answer failed. */
export interface ChatFailure {
  readonly message: string
  /** The connection broke, or there was none: what had come of the answer may have been kept. */
  readonly isLost: boolean
  /** When the server takes questions again, in milliseconds since 1970; null when it did not say. */
  readonly waitUntil: number | null
}

export interface TalkSnapshot {
  /** What is typed into the field. */
  readonly draft: string
  readonly live: LiveAnswer | null
  readonly failure: ChatFailure | null
  /** Answers whose reveal was stopped, by their ids, with what had been shown of them. */
  readonly stopped: ReadonlyMap<string, string>
  /** The last answer of a conversation that became too long and was cleared with it; null once another question is asked. */
  readonly beforeReset: ShownAnswer | null
}

interface Question {
  readonly text: string
  readonly before: readonly ChatMessage[]
  readonly answer: (signal: AbortSignal) => AsyncIterable<AnswerEvent>
  /** Reads the conversation once more, to where the page shows it. */
  readonly reread: () => Promise<Conversation>
}

const rereadTimes = 6
const rereadAfterMs = 400

/**
 * One conversation's question under way, outside of any component: an answer goes on arriving while another tab is open.
 *
 * How it works: the events of the answer lengthen the text of a reveal, which shows more and more of it. Once all has arrived and
 * is shown, the conversation is read from the server until it holds the answer; then the live one gives way to it.
 */
export class ChatTalk {
  readonly #listeners = new Set<() => void>()
  #snapshot: TalkSnapshot
  #controller: AbortController | null = null
  #reveal: AnswerReveal | null = null

  /** `draft` is what stands in the field already. */
  constructor(draft = '') {
    this.#snapshot = { draft, live: null, failure: null, stopped: new Map(), beforeReset: null }
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = () => this.#snapshot

  type(draft: string) {
    this.#change({ draft })
  }

  /** Asks, unless a question is under way. One that the server did not begin to answer goes back into the field. */
  async ask({ text, before, answer, reread }: Question): Promise<void> {
    if (this.#snapshot.live) return
    const controller = new AbortController()
    this.#controller = controller
    const live: LiveAnswer = { before, question: text, about: null, text: '', phase: 'typing' }
    this.#change({ draft: '', failure: null, live, beforeReset: null })
    const reveal = new AnswerReveal((shown) => this.#changeLive({ text: shown }))
    this.#reveal = reveal
    try {
      await this.#take(answer(controller.signal), reveal)
      if (!controller.signal.aborted) await reveal.whenAllIsShown()
    } catch (error) {
      if (!controller.signal.aborted) this.#fail(error, text)
    } finally {
      reveal.cutOff()
    }
    await this.#settle({ isStopped: controller.signal.aborted, reread })
  }

  /** Ends the answer where it is. */
  stop() {
    this.#controller?.abort()
    this.#reveal?.cutOff()
  }

  /** The conversation was cleared by its owner: nothing of it stays on the screen. */
  forget() {
    this.#change({ failure: null, beforeReset: null })
  }

  async #take(events: AsyncIterable<AnswerEvent>, reveal: AnswerReveal) {
    for await (const event of events) {
      switch (event.kind) {
        case 'about':
          this.#changeLive({ about: event.about })
          break
        case 'text':
          reveal.add(event.text)
          this.#changeLive({ phase: 'typing' })
          break
        case 'instead':
          reveal.replace(event.text)
          this.#changeLive({ phase: 'typing' })
          break
        case 'checking':
          this.#changeLive({ phase: 'checking' })
      }
    }
  }

  #fail(error: unknown, question: string) {
    const { status, retryAfterSeconds } = error instanceof ApiError ? error : noFacts
    const isTaken = this.#snapshot.live?.about !== null
    const waitUntil = retryAfterSeconds === null ? null : Date.now() + retryAfterSeconds * 1000
    // What failed after it was begun is part of the conversation, in the server's own words.
    const isKept = status === 200
    if (isKept) this.#changeLive({ text: messageOf(error) })
    const failure = isKept ? null : { message: messageOf(error), isLost: status === 0, waitUntil }
    const isDraftFree = this.#snapshot.draft === ''
    this.#change({ failure, ...(!isTaken && isDraftFree && { draft: question }) })
  }

  /** Shows what the server kept. It notices a stop only a moment later. */
  async #settle({ isStopped, reread }: { isStopped: boolean; reread: Question['reread'] }) {
    const { live, stopped } = this.#snapshot
    const id = live?.about?.messageId
    this.#changeLive({ phase: 'ending' })
    if (live && id !== undefined && isStopped) {
      this.#change({ stopped: new Map(stopped).set(id, live.text) })
    }
    let beforeReset: ShownAnswer | null = null
    for (let time = 0; time < rereadTimes; time += 1) {
      const messages = await reread().then(
        (conversation) => conversation.messages,
        () => null,
      )
      if (messages && isSettled(messages, id)) {
        if (live && id !== undefined && wasReset(messages)) beforeReset = live
        break
      }
      await new Promise((resolve) => setTimeout(resolve, rereadAfterMs))
    }
    this.#controller = null
    this.#change({ live: null, beforeReset })
  }

  #changeLive(changed: Partial<LiveAnswer>) {
    const { live } = this.#snapshot
    if (live) this.#change({ live: { ...live, ...changed } })
  }

  #change(changed: Partial<TalkSnapshot>) {
    this.#snapshot = { ...this.#snapshot, ...changed }
    for (const listener of this.#listeners) listener()
  }
}

/** Nobody's question stands there without its answer, and the answer of this id is there, when it has one. */
function isSettled(messages: readonly ChatMessage[], id: string | undefined): boolean {
  if (messages.at(-1)?.role === 'user') return false
  return id === undefined || wasReset(messages) || messages.some(({ _id }) => _id === id)
}

/** A conversation that became too long has been cleared, its last answer included. */
function wasReset(messages: readonly ChatMessage[]): boolean {
  return messages.length === 1
}

const noFacts = { status: 0, retryAfterSeconds: null }
