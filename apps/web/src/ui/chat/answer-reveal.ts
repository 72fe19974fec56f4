import { prefersReducedMotion } from '../../lib/use-media-query.ts'
import { beginningOf, revealedCount } from './revealed-count.ts'

const tickMs = 15

/** Shows more and more of a text that is still arriving, until it is ended. */
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

  /** Goes on with a text that takes the place of all that arrived before it. */
  replace(text: string) {
    this.#arrived = text
    this.#shown = Math.min(this.#shown, text.length)
    this.#show()
  }

  /** Nothing more will arrive. Resolves when all of it is shown, or once the reveal is cut off. */
  whenAllIsShown(): Promise<void> {
    this.#isWhole = true
    this.#step()
    return this.#allIsShown.promise
  }

  /** What is shown by now stays as it is. */
  cutOff() {
    clearInterval(this.#timer)
    this.#allIsShown.resolve()
  }

  #step() {
    const now = performance.now()
    if (this.#shown < this.#arrived.length) {
      const isAtOnce = prefersReducedMotion() || document.hidden
      const step = { text: this.#arrived, shown: this.#shown, elapsedMs: now - this.#last }
      this.#shown = isAtOnce ? this.#arrived.length : revealedCount(step)
      this.#show()
    }
    this.#last = now
    if (this.#isWhole && this.#shown >= this.#arrived.length) this.#allIsShown.resolve()
  }

  #show() {
    this.#onShow(beginningOf(this.#arrived, this.#shown))
  }
}
