import type { ProblemNote } from '@codedojo/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { TextAutosave, type TextSnapshot } from '../../lib/autosave/text-autosave.ts'
import { type PageSaver, watchPage } from '../../lib/autosave/watch-page.ts'
import { saveNoteOnServer } from './queries.ts'

interface UseNoteOptions {
  readonly userId: string
  readonly note: ProblemNote
  /** Called after each save on the server. */
  readonly onSaved: () => void
}

export interface OpenNote extends TextSnapshot {
  readonly autosave: TextAutosave
}

/** The note on one problem, saved to browser and server while typing. Mount a new instance for another problem. */
export function useNote(options: UseNoteOptions): OpenNote {
  const [autosave] = useState(() => openAutosave(options))
  const snapshot = useSyncExternalStore(autosave.subscribe, autosave.snapshot)
  useEffect(() => watchPage(makePageSaver(autosave)), [autosave])
  return { ...snapshot, autosave }
}

function openAutosave({ userId, note, onSaved }: UseNoteOptions): TextAutosave {
  const { problemId, text: kept, revision: keptRevision, updatedAt } = note
  return new TextAutosave({
    key: `codedojo:note:${userId}:${problemId}`,
    starter: '',
    server: updatedAt === null ? null : { text: kept, revision: keptRevision, updatedAt },
    storage: localStorage,
    save: async (text, revision, isLast) => {
      const outcome = await saveNoteOnServer({ problemId, text, revision, isLast })
      if (outcome.kind === 'saved') onSaved()
      return outcome
    },
  })
}

function makePageSaver(autosave: TextAutosave): PageSaver {
  return {
    flush: (isLast) => autosave.flush(isLast),
    reopen: () => autosave.reopen(),
    close: () => void autosave.close(),
    follow: (key, stored) => {
      if (key === autosave.key) autosave.follow(stored)
    },
  }
}
