import { randomUUID } from 'node:crypto'
import { languages } from '@codedojo/contract'
import type { Database } from '../connection.ts'
import { type JudgeRow, renewJudge } from '../queue/judge-list.ts'

const longLeaseMs = 600_000

/** Registers a judge whose lease lasts for a whole test without heartbeats; returns its id. */
export async function registerJudge(database: Database, change: Partial<JudgeRow> = {}): Promise<string> {
  const row: JudgeRow = {
    id: randomUUID(),
    name: 'test',
    slots: 1,
    sandbox: 'cgroup1',
    limitsEnforced: true,
    works: true,
    detail: 'works',
    cure: null,
    languages: languages.map((language) => ({ language, version: '1', works: true })),
    ...change,
  }
  await renewJudge(database, row, longLeaseMs)
  return row.id
}
