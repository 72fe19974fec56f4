import {
  type Language,
  type LessonCode,
  type LessonCodePart,
  languageSchema,
  type ProgramBlock,
} from '@codedojo/contract'
import { reconcileTexts } from '../../../lib/autosave/reconcile-texts.ts'
import { TextAutosave } from '../../../lib/autosave/text-autosave.ts'
import { readTextRecord } from '../../../lib/autosave/text-record.ts'
import type { PageSaver } from '../../../lib/autosave/watch-page.ts'
import { readStored, writeStored } from '../../../lib/browser-storage.ts'
import { saveOnServer } from '../queries.ts'
import { offerUnsavedText, type RecordPlace, recordKeyOf } from './block-records.ts'

interface BlockTextsOptions extends RecordPlace {
  readonly block: ProgramBlock
  /** The learner's work on the lesson that the server stores. */
  readonly kept: readonly LessonCode[]
}

/** The texts of one block, each saved while it is typed: the program in each language, and the input. */
export class BlockTexts implements PageSaver {
  readonly #options: BlockTextsOptions
  readonly #autosaves = new Map<LessonCodePart, TextAutosave>()

  constructor(options: BlockTextsOptions) {
    this.#options = options
  }

  /** The author's text. */
  originalOf(part: LessonCodePart): string {
    const { programs, input } = this.#options.block
    return (part === 'input' ? input : programs.find(({ language }) => language === part)?.code) ?? ''
  }

  autosaveOf(part: LessonCodePart): TextAutosave {
    const known = this.#autosaves.get(part)
    if (known) return known
    const autosave = this.#open(part)
    this.#autosaves.set(part, autosave)
    return autosave
  }

  /** The language in which the learner has changed the program last, else the one they chose last, else the first. */
  languageToShow(): Language {
    const { block, kept } = this.#options
    const offered = block.programs.map(({ language }) => language)
    const [newest] = kept
      .filter((one) => one.block === block.block && one.text !== null && one.part !== 'input')
      .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    const wishes = [newest?.part, readStored(localStorage, languageKey, languageSchema.nullable(), null)]
    const wish = wishes.flatMap((each) => offered.filter((language) => language === each))
    return wish[0] ?? offered[0] ?? 'python'
  }

  /** Keeps the choice of a language for other blocks, too. */
  chooseLanguage(language: Language) {
    writeStored(localStorage, languageKey, language)
  }

  async flush(isLast: boolean): Promise<void> {
    await Promise.all([...this.#autosaves.values()].map((autosave) => autosave.flush(isLast)))
  }

  close() {
    for (const autosave of this.#autosaves.values()) void autosave.close()
  }

  reopen() {
    for (const autosave of this.#autosaves.values()) autosave.reopen()
  }

  follow(key: string | null, stored: string | null) {
    for (const autosave of this.#autosaves.values()) if (autosave.key === key) autosave.follow(stored)
  }

  #open(part: LessonCodePart): TextAutosave {
    const { lessonId, block, kept } = this.#options
    const key = recordKeyOf(this.#options, part)
    const original = this.originalOf(part)
    const known = kept.find((one) => one.block === block.block && one.part === part)
    // The browser's copy of a text that was reset may be an earlier text of the author.
    if (known?.text === null && readTextRecord(localStorage, key)?.isSynced) localStorage.removeItem(key)
    const server = known ? { ...known, text: known.text ?? original } : null
    const opened = reconcileTexts({ local: null, server, starter: original, now: Date.now() })
    offerUnsavedText(this.#options, part, opened)
    return new TextAutosave({
      key,
      starter: original,
      server,
      storage: localStorage,
      save: (text, revision, isLast) => {
        const change = { block: block.block, blockId: block.id, part, text, revision }
        return saveOnServer({ lessonId, ...change, isLast, original })
      },
    })
  }
}

const languageKey = 'codedojo:lesson-language'
