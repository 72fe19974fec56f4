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
  readonly keeper: TextAutosave
}

/** The note on one problem, saved to browser and server while typing. Mount a new instance for another problem. */
export function useNote(options: UseNoteOptions): OpenNote {
  const [keeper] = useState(() => openKeeper(options))
  const snapshot = useSyncExternalStore(keeper.subscribe, keeper.snapshot)
  useEffect(() => watchPage(pageSaverOf(keeper)), [keeper])
  return { ...snapshot, keeper }
}

function openKeeper({ userId, note, onSaved }: UseNoteOptions): TextAutosave {
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

function pageSaverOf(keeper: TextAutosave): PageSaver {
  return {
    flush: (isLast) => keeper.flush(isLast),
    reopen: () => keeper.reopen(),
    close: () => void keeper.close(),
    follow: (key, stored) => {
      if (key === keeper.key) keeper.follow(stored)
    },
  }
}
