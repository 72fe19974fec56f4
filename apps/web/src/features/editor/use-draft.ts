import {
  type CodeMode,
  codeModes,
  type Draft,
  type Language,
  languages,
  type Problem,
} from '@codedojo/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { TextAutosave, TextSnapshot } from '../../lib/autosave/text-autosave.ts'
import { watchPage } from '../../lib/autosave/watch-page.ts'
import { CodeDrafts } from './code-drafts.ts'
import type { ChosenEditorSettings } from './use-editor-settings.ts'

export interface OpenDraft extends Omit<TextSnapshot, 'text'> {
  readonly code: string
  readonly language: Language
  /** The selectable languages. */
  readonly languages: readonly Language[]
  /** Whether the code is a whole program or only the function of the problem's signature. */
  readonly mode: CodeMode
  /** The selectable modes. */
  readonly modes: readonly CodeMode[]
  readonly starter: string
  readonly autosave: TextAutosave
  readonly autosaveOf: (language: Language, mode: CodeMode) => TextAutosave
  readonly starterOf: (language: Language, mode: CodeMode) => string
  readonly chooseLanguage: (language: Language) => void
  readonly chooseMode: (mode: CodeMode) => void
}

interface UseDraftOptions {
  readonly userId: string
  readonly problem: Problem
  readonly drafts: readonly Draft[]
  /** The settings, which store the language that was chosen last. */
  readonly chosen: Pick<ChosenEditorSettings, 'settings' | 'change'>
  /** Absent: all languages. */
  readonly languages?: readonly Language[] | undefined
}

/**
 * The drafts in the editor, one per language and mode, saved in the browser and on the server. Mount a new instance for another
 * problem.
 */
export function useDraft(options: UseDraftOptions): OpenDraft {
  const [codeDrafts] = useState(() => new CodeDrafts(options))
  const offered = options.languages ?? languages
  const [pinned, setPinned] = useState<Language | null>(null)
  const language =
    pinned ?? firstOffered(offered, [options.chosen.settings.language, codeDrafts.newestLanguage()])
  const [mode, setMode] = useState<CodeMode>(() => codeDrafts.newestMode())
  const autosave = codeDrafts.autosaveOf(language, mode)
  const snapshot = useSyncExternalStore(autosave.subscribe, autosave.snapshot)
  useEffect(() => watchPage(codeDrafts), [codeDrafts])
  // The account's language may arrive after the page has loaded: it must not replace code that is being typed.
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
    mode,
    modes: options.problem.signature ? codeModes : onlyWholePrograms,
    starter: codeDrafts.starterOf(language, mode),
    autosave,
    autosaveOf: (each, itsMode) => codeDrafts.autosaveOf(each, itsMode),
    starterOf: (each, itsMode) => codeDrafts.starterOf(each, itsMode),
    chooseLanguage,
    chooseMode: (chosen) => {
      void autosave.flush()
      setMode(chosen)
    },
  }
}

const onlyWholePrograms: readonly CodeMode[] = ['stdin']

/** The first preferred language that is offered, else the first offered one. */
function firstOffered(offered: readonly Language[], wishes: readonly (Language | null)[]): Language {
  const wish = wishes.find((each) => each !== null && offered.includes(each))
  return wish ?? offered[0] ?? 'cpp'
}
