import {
  type CodeMode,
  codeModeSchema,
  type Draft,
  functionStarter,
  type Language,
  languages,
  type Problem,
  requireSignature,
} from '@codedojo/contract'
import { TextAutosave } from '../../lib/autosave/text-autosave.ts'
import type { PageSaver } from '../../lib/autosave/watch-page.ts'
import { readStored, writeStored } from '../../lib/browser-storage.ts'
import { newestFirst } from '../../lib/newest-first.ts'
import { saveDraftOnServer } from './queries.ts'

interface CodeDraftsOptions {
  readonly userId: string
  readonly problem: Pick<Problem, '_id' | 'startCode' | 'signature'>
  readonly drafts: readonly Draft[]
}

/** The drafts of one problem in all languages and modes. Each is opened when it is first shown. */
export class CodeDrafts implements PageSaver {
  readonly #options: CodeDraftsOptions
  readonly #autosaves = new Map<string, TextAutosave>()

  constructor(options: CodeDraftsOptions) {
    this.#options = options
  }

  get #modeKey(): string {
    return `codedojo:mode:${this.#options.userId}:${this.#options.problem._id}`
  }

  starterOf(language: Language, mode: CodeMode): string {
    const { startCode, signature } = this.#options.problem
    if (mode === 'function' && signature)
      return functionStarter(requireSignature(signature).declaration, language)
    return startCode.find((start) => start.language === language)?.initialCode ?? ''
  }

  autosaveOf(language: Language, mode: CodeMode): TextAutosave {
    const place = `${mode}:${language}`
    const known = this.#autosaves.get(place)
    if (known) return known
    const autosave = this.#open(language, mode)
    this.#autosaves.set(place, autosave)
    return autosave
  }

  /** Saves all drafts now. `isLast`: the page is closing, so the requests must outlive it. */
  async flush(isLast: boolean): Promise<void> {
    await Promise.all([...this.#autosaves.values()].map((autosave) => autosave.flush(isLast)))
  }

  /** Saves and closes all drafts; `reopen` opens them again. */
  close() {
    for (const autosave of this.#autosaves.values()) void autosave.close()
  }

  reopen() {
    for (const autosave of this.#autosaves.values()) autosave.reopen()
  }

  /** Applies a change that another tab has made to the browser's storage. */
  follow(key: string | null, stored: string | null) {
    for (const autosave of this.#autosaves.values()) if (autosave.key === key) autosave.follow(stored)
  }

  /** The language used last: that of the newest draft, else the first with starter code. */
  newestLanguage(): Language {
    const begun = languages.find((language) => this.starterOf(language, 'stdin') !== '')
    return this.#newest()?.language ?? begun ?? 'cpp'
  }

  /** The mode that was shown last in this browser, else that of the newest draft; null for a problem that has not been begun. */
  newestMode(): CodeMode | null {
    const shown = readStored(localStorage, this.#modeKey, codeModeSchema.nullable(), null)
    return shown ?? this.#newest()?.mode ?? null
  }

  keepMode(mode: CodeMode): void {
    writeStored(localStorage, this.#modeKey, mode)
  }

  #newest(): Draft | undefined {
    return this.#options.drafts.toSorted((one, other) => newestFirst(one.updatedAt, other.updatedAt))[0]
  }

  #open(language: Language, mode: CodeMode): TextAutosave {
    const { userId, problem, drafts } = this.#options
    const kept = drafts.find((draft) => draft.language === language && draft.mode === mode)
    const place = `codedojo:draft:${userId}:${problem._id}:${language}`
    return new TextAutosave({
      key: mode === 'stdin' ? place : `${place}:${mode}`,
      starter: this.starterOf(language, mode),
      server: kept ? { ...kept, text: kept.code } : null,
      storage: localStorage,
      save: (code, revision, isLast) =>
        saveDraftOnServer({ problemId: problem._id, language, mode, code, revision, isLast }),
    })
  }
}
