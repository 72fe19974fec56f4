import { type Draft, type Language, languages, type Problem } from '@codedojo/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { TextAutosave, TextSnapshot } from '../../lib/autosave/text-autosave.ts'
import { watchPage } from '../../lib/autosave/watch-page.ts'
import { CodeDrafts } from './code-drafts.ts'
import type { ChosenEditorSettings } from './use-editor-settings.ts'

export interface OpenDraft extends Omit<TextSnapshot, 'text'> {
  readonly code: string
  readonly language: Language
  /** Those that may be chosen. */
  readonly languages: readonly Language[]
  readonly starter: string
  readonly autosave: TextAutosave
  readonly autosaveOf: (language: Language) => TextAutosave
  readonly chooseLanguage: (language: Language) => void
}

interface UseDraftOptions {
  readonly userId: string
  readonly problem: Problem
  readonly drafts: readonly Draft[]
  /** Remember the language that was chosen last. */
  readonly chosen: Pick<ChosenEditorSettings, 'settings' | 'change'>
  /** Absent: all of them. */
  readonly languages?: readonly Language[] | undefined
}

/** The code in the editor: one draft a language, kept in the browser and on the server. Mount anew for another problem. */
export function useDraft(options: UseDraftOptions): OpenDraft {
  const [codeDrafts] = useState(() => new CodeDrafts(options))
  const offered = options.languages ?? languages
  const [pinned, setPinned] = useState<Language | null>(null)
  const language =
    pinned ?? firstOffered(offered, [options.chosen.settings.language, codeDrafts.newestLanguage()])
  const autosave = codeDrafts.autosaveOf(language)
  const snapshot = useSyncExternalStore(autosave.subscribe, autosave.snapshot)
  useEffect(() => watchPage(codeDrafts), [codeDrafts])
  // What the account remembers may come a moment after the page: it must not take away code that is being typed.
  useEffect(() => {
    const stop = autosave.subscribe(() => setPinned(language))
    return () => {
      stop()
    }
  }, [autosave, language])

  const chooseLanguage = (chosen: Language) => {
    void autosave.flush()
    setPinned(chosen)
    options.chosen.change({ ...options.chosen.settings, language: chosen })
  }
  const { text: code, ...rest } = snapshot
  return {
    ...rest,
    code,
    language,
    languages: offered,
    starter: codeDrafts.starterOf(language),
    autosave,
    autosaveOf: (each) => codeDrafts.autosaveOf(each),
    chooseLanguage,
  }
}

/** The first of the wishes that is offered, else the first that is offered at all. */
function firstOffered(offered: readonly Language[], wishes: readonly (Language | null)[]): Language {
  const wish = wishes.find((each) => each !== null && offered.includes(each))
  return wish ?? offered[0] ?? 'cpp'
}
