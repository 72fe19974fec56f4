import { z } from 'zod'
import { IdempotentSender } from '../api/idempotent-sender.ts'
import { pageAccount } from '../api/page-account.ts'
import { randomKey } from '../api/random-key.ts'
import { type FormDraftRecord, formDraftPrefix, longestDraftAgeMs } from './form-draft-record.ts'
import type { PageSaver } from './watch-page.ts'

const recordSchema = z.object({
  at: z.number(),
  tab: z.string(),
  base: z.string(),
  values: z.unknown(),
  requestKey: z.string().optional(),
}) satisfies z.ZodType<FormDraftRecord>

/** An unsent draft found in the browser's storage. */
interface FoundDraft<Values> {
  readonly key: string
  readonly stored: string
  readonly at: number
  readonly tab: string
  readonly base: string
  readonly values: Values
  readonly requestKey?: string | undefined
}

interface FormDraftStoreOptions<Values> {
  /** Names the form and its subject: `lesson:new:<course>`. */
  readonly what: string
  /** Parses the stored values; a draft that does not fit the current form counts as absent. */
  readonly schema: z.ZodType<Values>
  readonly storage?: Storage
}

const browserAfterMs = 300
const tabKey = 'codedojo:tab'

/**
 * Stores the draft of a form in the browser until it is sent. Texts that the server also stores while they are typed use
 * `TextAutosave`.
 *
 * How it works: the draft is written at most 0.3 s after the first key, and at once when the page is hidden or closed, under a
 * key that names the account, the form, and one opening of it. So two windows with the same form never overwrite each other. A
 * form that opens looks for the draft of its own tab, else for the newest. That draft moves to the new key with the next key
 * press, unless the window that wrote it has written again meanwhile. Nothing is stored for visitors. Old drafts are deleted
 * when a page starts (`sweep-form-drafts.ts`).
 */
export class FormDraftStore<Values> implements PageSaver {
  readonly found: FoundDraft<Values> | null
  /**
   * Sends the form with an idempotency key, which is stored with the draft, so that a retry after a reload creates nothing
   * twice.
   */
  readonly sender = new IdempotentSender()
  readonly #storage: Storage
  readonly #prefix: string | null
  readonly #key: string
  readonly #tab: string
  readonly #listeners = new Set<() => void>()
  #adopted: FoundDraft<Values> | null = null
  #unstored: { values: Values; base: string } | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #isRefused = false

  constructor({ what, schema, storage = localStorage }: FormDraftStoreOptions<Values>) {
    const account = pageAccount()
    this.#storage = storage
    this.#prefix = account === null ? null : `${formDraftPrefix}:${account}:${what}:`
    this.#key = `${this.#prefix}${randomKey()}`
    this.#tab = tabId()
    this.found = this.#prefix === null ? null : this.#find(this.#prefix, schema)
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whether the browser refuses to store the draft (storage full or blocked). */
  readonly isRefused = () => this.#isRefused

  /** The found draft is now shown in the form and becomes its own. */
  adopt() {
    this.#adopted = this.found
    if (this.found?.requestKey !== undefined) this.sender.key = this.found.requestKey
  }

  type(values: Values, base: string) {
    this.#unstored = { values, base }
    this.#timer ??= setTimeout(() => this.#store(), browserAfterMs)
  }

  /** Deletes the draft: it was sent, discarded, or equals the values before the typing again. */
  forget() {
    this.#unstored = null
    this.sender.renew()
    this.#remove(this.#key)
    this.#removeAdopted()
    this.#refuse(false)
  }

  /** Deletes the found draft, though the form stays open. */
  discardFound() {
    this.#adopted = this.found
    this.#removeAdopted()
  }

  async flush() {
    this.#store()
  }

  close() {
    this.#store()
  }

  reopen() {}

  follow() {}

  #store() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#unstored === null || this.#prefix === null) return
    const { key: requestKey } = this.sender
    const record = { at: Date.now(), tab: this.#tab, requestKey, ...this.#unstored }
    this.#unstored = null
    try {
      this.#storage.setItem(this.#key, JSON.stringify(record))
      this.#removeAdopted()
      this.#refuse(false)
    } catch {
      this.#refuse(true)
    }
  }

  #refuse(isRefused: boolean) {
    if (this.#isRefused === isRefused) return
    this.#isRefused = isRefused
    for (const listener of this.#listeners) listener()
  }

  #removeAdopted() {
    const adopted = this.#adopted
    this.#adopted = null
    if (adopted && this.#read(adopted.key) === adopted.stored) this.#remove(adopted.key)
  }

  #find(prefix: string, schema: z.ZodType<Values>): FoundDraft<Values> | null {
    const all = keysOf(this.#storage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => this.#parse(key, schema) ?? [])
      .toSorted((one, other) => other.at - one.at)
    return all.find(({ tab }) => tab === this.#tab) ?? all[0] ?? null
  }

  #parse(key: string, schema: z.ZodType<Values>): FoundDraft<Values> | null {
    const stored = this.#read(key)
    if (stored === null) return null
    const record = recordSchema.safeParse(jsonIn(stored))
    if (!record.success || Date.now() - record.data.at > longestDraftAgeMs) {
      this.#remove(key)
      return null
    }
    const values = schema.safeParse(record.data.values)
    return values.success ? { ...record.data, key, stored, values: values.data } : null
  }

  #read(key: string): string | null {
    try {
      return this.#storage.getItem(key)
    } catch {
      return null
    }
  }

  #remove(key: string) {
    try {
      this.#storage.removeItem(key)
    } catch {
      // A blocked storage holds no draft either.
    }
  }
}

/** `sessionStorage` survives a reload, and with most browsers a crash. */
function tabId(): string {
  try {
    const known = sessionStorage.getItem(tabKey)
    if (known !== null) return known
    const made = randomKey()
    sessionStorage.setItem(tabKey, made)
    return made
  } catch {
    return randomKey()
  }
}

function keysOf(storage: Storage): string[] {
  try {
    return Object.keys(storage)
  } catch {
    return []
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
