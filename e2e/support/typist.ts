import type { CDPSession, Page } from '@playwright/test'

/**
 * People at a page, who type key by key into whatever has the focus.
 *
 * How it works: `typistAt` has a keyboard on the desk, `touchTypistAt` one on the screen of a phone, `inputMethodAt` an input
 * method for Chinese, Japanese or Korean. All of them send what a browser gets from a real one: no field is filled, nothing is
 * pasted. Between two keys lies `paceMs`; a test of a clock that it moves itself gives `wait`.
 */
export interface Pace {
  /** From one key to the next; 60 is somebody quick, 150 is most people, 300 looks for each key. */
  readonly paceMs?: number
  /** Lets this time pass. */
  readonly wait?: (ms: number) => Promise<void>
}

export interface Typist {
  /** Types a text sign by sign; the end of a line is the Enter key. */
  type(text: string): Promise<void>
  /** Presses one key. */
  press(key: string): Promise<void>
}

export interface KeyboardTypist extends Typist {
  /** Presses one key, with Playwright's names and modifiers: `Enter`, `ArrowDown`, `Control+s`. */
  press(key: string): Promise<void>
  /** Keeps a key down until it has come this many times: after the first by auto-repeat. */
  hold(key: string, times: number): Promise<void>
}

/** Signs for which Shift is held on an American keyboard. */
const shifted = /^[A-Z~!@#$%^&*()_+{}|:"<>?]$/

/** Somebody with a keyboard: each key goes down, is held for half of the pace, and goes up. */
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
        await keyboard.down(key) // Playwright says that it is repeated, from the second on.
        await wait(paceMs / 2)
      }
      await keyboard.up(key)
    },
  }
}

/** A sign that the American keyboard does not have comes from a layout that has it: no code tells its place. */
async function typeForeign(
  page: Page,
  { sign, paceMs, wait }: { sign: string } & Required<Pace>,
): Promise<void> {
  await page.keyboard.insertText(sign)
  await wait(paceMs)
}

export interface TouchTypist extends Typist {
  /** Only these two come as keys; everything else is committed as words. */
  press(key: 'Enter' | 'Backspace'): Promise<void>
}

/** A phone's keyboard: it commits words, or single signs, and sends keys for Enter and Backspace alone. */
export async function touchTypistAt(
  page: Page,
  { paceMs = 60, wait = waitAt(page) }: Pace = {},
): Promise<TouchTypist> {
  const session = await page.context().newCDPSession(page)
  const press = async (key: 'Enter' | 'Backspace') => {
    await sendKey(session, { key, keyCode: key === 'Enter' ? 13 : 8, text: key === 'Enter' ? '\r' : '' })
    await wait(paceMs)
    // No thumb is on the next key before this one has done its work, which on Android waits for the next frame.
    await drawn(page)
  }
  return {
    press,
    type: async (text) => {
      // As people type on glass: a word comes whole, from the suggestions, and signs one by one.
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
   * Puts a word together: each step is what stands underlined in the field after one more key, e.g. `'n', 'ni', '你'`.
   * The word stays open until it is taken or dropped.
   */
  compose(...steps: readonly string[]): Promise<void>
  /** Takes the open word with Enter. */
  take(word: string): Promise<void>
  /** Drops the open word with Escape. */
  drop(): Promise<void>
}

/**
 * Somebody with an input method. The page gets composition events, and keys of code 229 that belong to the input method.
 * `safari`: the key that ends a composition comes after its end, and says by the code alone what it was for.
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
  /** What it writes if nobody takes it; '': nothing. */
  readonly text: string
}

/** `between` is what comes of it while it is down. */
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
