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

interface CodeChoice {
  readonly language?: Language
  readonly mode?: CodeMode
}

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
  /** Shows the draft of a language or mode, and stores the choice for problems that have not been begun. */
  readonly choose: (choice: CodeChoice) => void
  /** Shows a draft without storing its mode. */
  readonly show: (shown: Required<CodeChoice>) => void
}

interface UseDraftOptions {
  readonly userId: string
  readonly problem: Pick<Problem, '_id' | 'startCode' | 'signature'>
  readonly drafts: readonly Draft[]
  /** The settings, which store the language and mode that were chosen last. */
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
  const modes = options.problem.signature ? codeModes : onlyWholePrograms
  const { settings, change } = options.chosen
  const [pinned, setPinned] = useState<CodeChoice>({})
  const language = pinned.language ?? firstOffered(offered, [settings.language], codeDrafts.newestLanguage())
  // A problem that was begun opens with the code that was shown there, whatever was chosen for another one.
  const [begunMode] = useState(() => codeDrafts.newestMode())
  const mode = firstOffered(modes, [pinned.mode ?? null, begunMode, settings.mode], 'function')
  const autosave = codeDrafts.autosaveOf(language, mode)
  const snapshot = useSyncExternalStore(autosave.subscribe, autosave.snapshot)
  useEffect(() => watchPage(codeDrafts), [codeDrafts])
  // The account's choice may arrive after the page has loaded: it must not replace code that is being typed.
  useEffect(() => {
    const stop = autosave.subscribe(() => setPinned({ language, mode }))
    return () => {
      stop()
    }
  }, [autosave, language, mode])

  const choose = (choice: CodeChoice) => {
    void autosave.flush()
    setPinned({ language, mode, ...choice })
    if (choice.mode) codeDrafts.keepMode(choice.mode)
    change({ ...settings, ...choice })
  }
  const show = (shown: Required<CodeChoice>) => {
    choose({ language: shown.language })
    setPinned(shown)
    codeDrafts.keepMode(shown.mode)
  }
  const { text: code, ...rest } = snapshot
  return {
    ...rest,
    code,
    language,
    languages: offered,
    mode,
    modes,
    starter: codeDrafts.starterOf(language, mode),
    autosave,
    autosaveOf: (each, itsMode) => codeDrafts.autosaveOf(each, itsMode),
    starterOf: (each, itsMode) => codeDrafts.starterOf(each, itsMode),
    choose,
    show,
  }
}

const onlyWholePrograms: readonly CodeMode[] = ['stdin']

/** The first preferred one that is offered, else the first offered one, else the last preferred one. */
function firstOffered<Offer extends string>(
  offered: readonly Offer[],
  preferred: readonly (Offer | null)[],
  last: Offer,
): Offer {
  const wish = [...preferred, last].find((each) => each !== null && offered.includes(each))
  return wish ?? offered[0] ?? last
}
