import type { Draft } from '@codedojo/contract'
import type { DraftRecord } from './draft-record.ts'

interface Sources {
  readonly local: DraftRecord | null
  readonly server: Pick<Draft, 'code' | 'revision' | 'updatedAt'> | null
  readonly starter: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Chooses the code to open with: the newer of what this browser and the server keep, else the starter code.
 * When both went on from the same revision separately, the newer opens and the older waits in `other`.
 */
export function reconcileDrafts({ local, server, starter, now }: Sources): DraftRecord {
  if (server === null) {
    if (local === null) return { code: starter, updatedAt: now, revision: 0, isSynced: true, other: null }
    return { ...local, revision: 0, isSynced: local.isSynced && local.code === starter }
  }
  const theirs: DraftRecord = {
    code: server.code,
    updatedAt: Date.parse(server.updatedAt),
    revision: server.revision,
    isSynced: true,
    other: local?.other ?? null,
  }
  if (local === null || local.code === server.code) return theirs
  if (local.revision >= server.revision) return { ...local, isSynced: false, revision: server.revision }
  if (local.isSynced) return theirs
  return local.updatedAt > theirs.updatedAt
    ? { ...local, revision: server.revision, other: server.code }
    : { ...theirs, other: local.code }
}
