import { type Draft, type Language, languages, type Problem } from '@codedojo/contract'
import { laterFirst } from '../../lib/later-first.ts'
import { TextKeeper } from '../../lib/text-keeper/text-keeper.ts'
import type { PageSaver } from '../../lib/text-keeper/watch-page.ts'
import { saveDraftOnServer } from './queries.ts'

interface DraftShelfOptions {
  readonly userId: string
  readonly problem: Pick<Problem, '_id' | 'startCode'>
  readonly drafts: readonly Draft[]
}

/** The code of one problem in all languages; a keeper is opened when its language is first shown. */
export class DraftShelf implements PageSaver {
  readonly #options: DraftShelfOptions
  readonly #keepers = new Map<Language, TextKeeper>()

  constructor(options: DraftShelfOptions) {
    this.#options = options
  }

  starterOf(language: Language): string {
    return this.#options.problem.startCode.find((start) => start.language === language)?.initialCode ?? ''
  }

  keeperOf(language: Language): TextKeeper {
    const known = this.#keepers.get(language)
    if (known) return known
    const keeper = this.#open(language)
    this.#keepers.set(language, keeper)
    return keeper
  }

  /** Saves everything now. `isLast`: the page is closing, and the requests must outlive it. */
  async flush(isLast: boolean): Promise<void> {
    await Promise.all([...this.#keepers.values()].map((keeper) => keeper.flush(isLast)))
  }

  /** Saves everything and lets go of it; `reopen` takes it up again. */
  close() {
    for (const keeper of this.#keepers.values()) void keeper.close()
  }

  reopen() {
    for (const keeper of this.#keepers.values()) keeper.reopen()
  }

  /** Follows a change that another tab made to the browser's storage. */
  follow(key: string | null, stored: string | null) {
    for (const keeper of this.#keepers.values()) if (keeper.key === key) keeper.follow(stored)
  }

  /** The language worked in last: of the newest draft, else the first that has starter code. */
  newestLanguage(): Language {
    const [newest] = this.#options.drafts.toSorted((one, other) => laterFirst(one.updatedAt, other.updatedAt))
    return newest?.language ?? languages.find((language) => this.starterOf(language) !== '') ?? 'cpp'
  }

  #open(language: Language): TextKeeper {
    const { userId, problem, drafts } = this.#options
    const kept = drafts.find((draft) => draft.language === language)
    return new TextKeeper({
      key: `codedojo:draft:${userId}:${problem._id}:${language}`,
      starter: this.starterOf(language),
      server: kept ? { ...kept, text: kept.code } : null,
      storage: localStorage,
      save: (code, revision, isLast) =>
        saveDraftOnServer({ problemId: problem._id, language, code, revision, isLast }),
    })
  }
}
