import type { CDPSession, Page } from '@playwright/test'

/**
 * Simulated users who type key by key into the focused element.
 *
 * How it works: `typistAt` has a hardware keyboard, `touchTypistAt` an on-screen one, `inputMethodAt` an input method for
 * Chinese, Japanese or Korean. All of them send the events that a browser gets from a real one: no field is filled, nothing is
 * pasted. `paceMs` is the time between two keys; a test that drives the page's clock passes `wait`.
 */
export interface Pace {
  /** The time from one key to the next: 60 is a fast typist, 150 an average one, 300 a beginner. */
  readonly paceMs?: number
  /** Waits for this time. */
  readonly wait?: (ms: number) => Promise<void>
}

export interface Typist {
  /** Types a text character by character; a newline is the Enter key. */
  type(text: string): Promise<void>
  /** Presses one key. */
  press(key: string): Promise<void>
}

export interface KeyboardTypist extends Typist {
  /** Presses one key, with Playwright's names and modifiers: `Enter`, `ArrowDown`, `Control+s`. */
  press(key: string): Promise<void>
  /** Holds a key down until it has fired this many times: after the first by auto-repeat. */
  hold(key: string, times: number): Promise<void>
}

/** Characters that need Shift on a US keyboard. */
const shifted = /^[A-Z~!@#$%^&*()_+{}|:"<>?]$/

/** A hardware keyboard: each key is held down for half of the pace. */
export function typistAt(page: Page, { paceMs = 60, wait = waitAt(page) }: Pace = {}): KeyboardTypist {
  const { keyboard } = page
  const press = async (key: string) => {
    const parts = key.split(/\+(?=.)/)
    const last = parts.at(-1) ?? key
    const modifiers = parts.slice(0, -1)
    for (const modifier of modifiers) await keyboard.down(modifier)
    await keyboard.down(last)
    await wait(paceMs / 2)
    await keyboard.up(last)
    for (const modifier of modifiers.toReversed()) await keyboard.up(modifier)
    await wait(paceMs / 2)
  }
  return {
    press,
    type: async (text) => {
      for (const sign of text) {
        if (sign === '\n') await press('Enter')
        else if (sign === '\t') await press('Tab')
        else if (/^[ -~]$/.test(sign)) await press(shifted.test(sign) ? `Shift+${sign}` : sign)
        else await typeForeign(page, { sign, paceMs, wait })
      }
    },
    hold: async (key, times) => {
      for (let time = 0; time < times; time += 1) {
        await keyboard.down(key) // Playwright sets `repeat` from the second time on.
        await wait(paceMs / 2)
      }
      await keyboard.up(key)
    },
  }
}

/** A character that the US keyboard lacks comes from another layout, so its event has no `code`. */
async function typeForeign(
  page: Page,
  { sign, paceMs, wait }: { sign: string } & Required<Pace>,
): Promise<void> {
  await page.keyboard.insertText(sign)
  await wait(paceMs)
}

export interface TouchTypist extends Typist {
  /** Only these two arrive as keys; all other text is committed as words. */
  press(key: 'Enter' | 'Backspace'): Promise<void>
}

/** A phone's keyboard: it commits words or single characters, and sends keys only for Enter and Backspace. */
export async function touchTypistAt(
  page: Page,
  { paceMs = 60, wait = waitAt(page) }: Pace = {},
): Promise<TouchTypist> {
  const session = await page.context().newCDPSession(page)
  const press = async (key: 'Enter' | 'Backspace') => {
    await sendKey(session, { key, keyCode: key === 'Enter' ? 13 : 8, text: key === 'Enter' ? '\r' : '' })
    await wait(paceMs)
    // The next key must wait until this one has taken effect, which on Android needs a frame.
    await drawn(page)
  }
  return {
    press,
    type: async (text) => {
      // As people type on phones: words come from the suggestions, signs one by one.
      for (const part of text.match(/\n|[\p{L}\p{N}]+|[^\n]/gu) ?? []) {
        if (part === '\n') await press('Enter')
        else {
          await session.send('Input.insertText', { text: part })
          await wait(paceMs)
        }
      }
    },
  }
}

export interface InputMethod {
  /**
   * Composes a word: each step is the underlined text in the field after one more key, for example `'n', 'ni', '你'`. The
   * composition stays open until it is committed or cancelled.
   */
  compose(...steps: readonly string[]): Promise<void>
  /** Commits the composition with Enter. */
  take(word: string): Promise<void>
  /** Cancels the composition with Escape. */
  drop(): Promise<void>
}

/**
 * A user with an input method. The page gets composition events, and key events with code 229. `safari`: the key that ends a
 * composition comes after `compositionend`, recognizable only by its code.
 */
export async function inputMethodAt(
  page: Page,
  { paceMs = 60, wait = waitAt(page), order = 'chrome' }: Pace & { order?: 'chrome' | 'safari' } = {},
): Promise<InputMethod> {
  const session = await page.context().newCDPSession(page)
  const compose = async (text: string) => {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  }
  const endBy = async (key: 'Enter' | 'Escape', end: () => Promise<unknown>) => {
    if (order === 'safari') await end()
    await sendKey(session, { key, keyCode: 229, text: '' }, order === 'chrome' ? end : undefined)
    await wait(paceMs)
  }
  return {
    compose: async (...steps) => {
      for (const step of steps) {
        const key = step.normalize('NFKD').at(-1) ?? ''
        await sendKey(session, { key: /^[a-z]$/.test(key) ? key : 'Process', keyCode: 229, text: '' }, () =>
          compose(step),
        )
        await wait(paceMs)
      }
    },
    take: (word) => endBy('Enter', () => session.send('Input.insertText', { text: word })),
    drop: () => endBy('Escape', () => compose('')),
  }
}

interface SentKey {
  readonly key: string
  readonly keyCode: number
  /** The text that the key types unless the page prevents it; empty if none. */
  readonly text: string
}

/** Sends a key; `between` runs while it is held down. */
async function sendKey(
  session: CDPSession,
  { key, keyCode, text }: SentKey,
  between?: () => Promise<unknown>,
): Promise<void> {
  const sent = { key, windowsVirtualKeyCode: keyCode }
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...sent, ...(text && { text }) })
  await between?.()
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...sent })
}

function waitAt(page: Page): (ms: number) => Promise<void> {
  return (ms) => page.waitForTimeout(ms)
}

async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}
