import type { TextRecord } from './text-record.ts'

/** The server's version of the text. */
export interface ServerText {
  readonly text: string
  readonly revision: number
  readonly updatedAt: string
}

interface Sources {
  readonly local: TextRecord | null
  readonly server: ServerText | null
  readonly starter: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Chooses the text to open: the newer of the browser's and the server's version, else the starter text. When both were changed
 * from the same revision, the newer opens and the older waits in `other`.
 */
export function reconcileTexts({ local, server, starter, now }: Sources): TextRecord {
  if (server === null) {
    if (local === null) return { text: starter, updatedAt: now, revision: 0, isSynced: true, other: null }
    return { ...local, revision: 0, isSynced: local.isSynced && local.text === starter }
  }
  const theirs: TextRecord = {
    text: server.text,
    updatedAt: Date.parse(server.updatedAt),
    revision: server.revision,
    isSynced: true,
    other: local?.other ?? null,
  }
  if (local === null || local.text === server.text) return theirs
  if (local.revision >= server.revision) return { ...local, isSynced: false, revision: server.revision }
  if (local.isSynced) return theirs
  return local.updatedAt > theirs.updatedAt
    ? { ...local, revision: server.revision, other: server.text }
    : { ...theirs, other: local.text }
}
