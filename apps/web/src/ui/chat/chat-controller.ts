import type { ChatMessage, Conversation } from '@codedojo/contract'
import { ApiError, messageOf } from '../../lib/api/api-error.ts'
import type { AnswerAbout, AnswerEvent } from '../../lib/api/assistant-answer.ts'
import { AnswerReveal } from './answer-reveal.ts'

/** A question and the revealed part of its answer. */
export interface ShownAnswer {
  readonly question: string
  readonly about: AnswerAbout | null
  readonly text: string
}

/** A question whose answer is being written. */
export interface LiveAnswer extends ShownAnswer {
  /** The messages before the question. What the server appends meanwhile is this same question. */
  readonly before: readonly ChatMessage[]
  /**
   * `typing` while the text arrives and is revealed, `checking` while its code is judged, `ending` until the server has stored
   * it.
   */
  readonly phase: 'typing' | 'checking' | 'ending'
}

/** Why a question or its answer failed. */
export interface ChatFailure {
  readonly message: string
  /** The connection broke or was never there: the server may have stored what was received. */
  readonly isLost: boolean
  /** When the server accepts questions again, in milliseconds since 1970; null when it did not say. */
  readonly waitUntil: number | null
}

export interface ChatSnapshot {
  /** The text in the field. */
  readonly draft: string
  readonly live: LiveAnswer | null
  readonly failure: ChatFailure | null
  /** The revealed parts of stopped answers, by answer id. */
  readonly stopped: ReadonlyMap<string, string>
  /**
   * The last answer of a conversation that grew too long and was cleared by the server together with it; null after the next
   * question.
   */
  readonly beforeReset: ShownAnswer | null
}

interface Question {
  readonly text: string
  readonly before: readonly ChatMessage[]
  readonly answer: (signal: AbortSignal) => AsyncIterable<AnswerEvent>
  /** Reloads the conversation into the query that the page shows. */
  readonly reread: () => Promise<Conversation>
}

const rereadTimes = 6
const rereadAfterMs = 400

/**
 * The running question of one conversation. It lives outside of the components, so that an answer keeps arriving while another
 * tab is shown.
 *
 * How it works: the events of the answer extend the text of an `AnswerReveal`. Once everything has arrived and is revealed, the
 * conversation is reloaded until it holds the answer; then the stored answer replaces the live one.
 */
export class ChatController {
  readonly #listeners = new Set<() => void>()
  #snapshot: ChatSnapshot
  #controller: AbortController | null = null
  #reveal: AnswerReveal | null = null

  /** `draft` is the initial text of the field. */
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

  /** Asks, unless a question is running. A question that the server did not accept returns to the field. */
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

  /** Stops the answer where it is. */
  stop() {
    this.#controller?.abort()
    this.#reveal?.cutOff()
  }

  /** Removes the last failure and the answer before a reset, because the owner cleared the conversation. */
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
    // A failure after the stream began is stored in the conversation, with the server's message.
    const isKept = status === 200
    if (isKept) this.#changeLive({ text: messageOf(error) })
    const failure = isKept ? null : { message: messageOf(error), isLost: status === 0, waitUntil }
    const isDraftFree = this.#snapshot.draft === ''
    this.#change({ failure, ...(!isTaken && isDraftFree && { draft: question }) })
  }

  /** Reloads until the server has stored the result. It notices a stop only a moment later. */
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

  #change(changed: Partial<ChatSnapshot>) {
    this.#snapshot = { ...this.#snapshot, ...changed }
    for (const listener of this.#listeners) listener()
  }
}

/** Whether no question lacks its answer, and the answer with this id, if any, is stored. */
function isSettled(messages: readonly ChatMessage[], id: string | undefined): boolean {
  if (messages.at(-1)?.role === 'user') return false
  return id === undefined || wasReset(messages) || messages.some(({ _id }) => _id === id)
}

/** Whether the server cleared a conversation that grew too long, including its last answer. */
function wasReset(messages: readonly ChatMessage[]): boolean {
  return messages.length === 1
}

const noFacts = { status: 0, retryAfterSeconds: null }
