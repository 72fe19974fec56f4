import { prefersReducedMotion } from '../../lib/use-media-query.ts'
import { revealedLength, textPrefix } from './revealed-length.ts'

const tickMs = 15

/** Reveals a streamed text gradually, until all of it is shown or `cutOff` is called. */
export class AnswerReveal {
  readonly #onShow: (text: string) => void
  readonly #allIsShown = Promise.withResolvers<void>()
  readonly #timer: ReturnType<typeof setInterval>
  #arrived = ''
  #shown = 0
  #isWhole = false
  #last = performance.now()

  constructor(onShow: (text: string) => void) {
    this.#onShow = onShow
    this.#timer = setInterval(() => this.#step(), tickMs)
  }

  add(text: string) {
    this.#arrived += text
  }

  /** Continues with a text that replaces everything received so far. */
  replace(text: string) {
    this.#arrived = text
    this.#shown = Math.min(this.#shown, text.length)
    this.#show()
  }

  /** Ends the input. Resolves once all of it is revealed, or the reveal is cut off. */
  whenAllIsShown(): Promise<void> {
    this.#isWhole = true
    this.#step()
    return this.#allIsShown.promise
  }

  /** Stops the reveal where it is. */
  cutOff() {
    clearInterval(this.#timer)
    this.#allIsShown.resolve()
  }

  #step() {
    const now = performance.now()
    if (this.#shown < this.#arrived.length) {
      const isAtOnce = prefersReducedMotion() || document.hidden
      const step = { text: this.#arrived, shown: this.#shown, elapsedMs: now - this.#last }
      this.#shown = isAtOnce ? this.#arrived.length : revealedLength(step)
      this.#show()
    }
    this.#last = now
    if (this.#isWhole && this.#shown >= this.#arrived.length) this.#allIsShown.resolve()
  }

  #show() {
    this.#onShow(textPrefix(this.#arrived, this.#shown))
  }
}
