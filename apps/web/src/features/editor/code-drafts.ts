import { type Draft, type Language, languages, type Problem } from '@codedojo/contract'
import { TextAutosave } from '../../lib/autosave/text-autosave.ts'
import type { PageSaver } from '../../lib/autosave/watch-page.ts'
import { newestFirst } from '../../lib/newest-first.ts'
import { saveDraftOnServer } from './queries.ts'

interface CodeDraftsOptions {
  readonly userId: string
  readonly problem: Pick<Problem, '_id' | 'startCode'>
  readonly drafts: readonly Draft[]
}

/** The drafts of one problem in all languages. Each language's draft is opened when it is first shown. */
export class CodeDrafts implements PageSaver {
  readonly #options: CodeDraftsOptions
  readonly #autosaves = new Map<Language, TextAutosave>()

  constructor(options: CodeDraftsOptions) {
    this.#options = options
  }

  starterOf(language: Language): string {
    return this.#options.problem.startCode.find((start) => start.language === language)?.initialCode ?? ''
  }

  autosaveOf(language: Language): TextAutosave {
    const known = this.#autosaves.get(language)
    if (known) return known
    const autosave = this.#open(language)
    this.#autosaves.set(language, autosave)
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
    const [newest] = this.#options.drafts.toSorted((one, other) =>
      newestFirst(one.updatedAt, other.updatedAt),
    )
    return newest?.language ?? languages.find((language) => this.starterOf(language) !== '') ?? 'cpp'
  }

  #open(language: Language): TextAutosave {
    const { userId, problem, drafts } = this.#options
    const kept = drafts.find((draft) => draft.language === language)
    return new TextAutosave({
      key: `codedojo:draft:${userId}:${problem._id}:${language}`,
      starter: this.starterOf(language),
      server: kept ? { ...kept, text: kept.code } : null,
      storage: localStorage,
      save: (code, revision, isLast) =>
        saveDraftOnServer({ problemId: problem._id, language, code, revision, isLast }),
    })
  }
}
