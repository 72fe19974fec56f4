import { type Draft, type Language, languageSchema, languages, type Problem } from '@codedojo/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../lib/stored.ts'
import type { DraftKeeper, DraftSnapshot } from './draft-keeper.ts'
import { DraftShelf } from './draft-shelf.ts'

const languageKey = 'codedojo:language'

export interface OpenDraft extends DraftSnapshot {
  readonly language: Language
  /** Those that may be chosen. */
  readonly languages: readonly Language[]
  readonly starter: string
  readonly keeper: DraftKeeper
  readonly keeperOf: (language: Language) => DraftKeeper
  readonly chooseLanguage: (language: Language) => void
}

interface UseDraftOptions {
  readonly userId: string
  readonly problem: Problem
  readonly drafts: readonly Draft[]
  /** Absent: all of them. */
  readonly languages?: readonly Language[] | undefined
}

/** The code in the editor: one draft a language, kept in the browser and on the server. Mount anew for another problem. */
export function useDraft(options: UseDraftOptions): OpenDraft {
  const [shelf] = useState(() => new DraftShelf(options))
  const offered = options.languages ?? languages
  const [language, setLanguage] = useState<Language>(() =>
    firstOffered(offered, [
      readStored(localStorage, languageKey, languageSchema.nullable(), null),
      shelf.newestLanguage(),
    ]),
  )
  const keeper = shelf.keeperOf(language)
  const snapshot = useSyncExternalStore(keeper.subscribe, keeper.snapshot)
  useEffect(() => watchPage(shelf), [shelf])

  const chooseLanguage = (chosen: Language) => {
    void keeper.flush()
    writeStored(localStorage, languageKey, chosen)
    setLanguage(chosen)
  }
  return {
    ...snapshot,
    language,
    languages: offered,
    starter: shelf.starterOf(language),
    keeper,
    keeperOf: (each) => shelf.keeperOf(each),
    chooseLanguage,
  }
}

/** The first of the wishes that is offered, else the first that is offered at all. */
function firstOffered(offered: readonly Language[], wishes: readonly (Language | null)[]): Language {
  const wish = wishes.find((each) => each !== null && offered.includes(each))
  return wish ?? offered[0] ?? 'cpp'
}

/** Saves when the page is hidden or closed, tries again when the network is back, and follows other tabs. */
function watchPage(shelf: DraftShelf): () => void {
  shelf.reopen()
  const stop = new AbortController()
  const { signal } = stop
  const onHide = () => void shelf.flush(true)
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') onHide()
  }
  const onStorage = (event: StorageEvent) => shelf.follow(event.key, event.newValue)
  window.addEventListener('pagehide', onHide, { signal })
  document.addEventListener('visibilitychange', onVisibility, { signal })
  window.addEventListener('online', () => void shelf.flush(false), { signal })
  window.addEventListener('storage', onStorage, { signal })
  return () => {
    stop.abort()
    shelf.close()
  }
}
