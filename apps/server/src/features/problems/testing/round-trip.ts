import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { expect } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { exportProblem, findProblemsToExport } from '../packages/export-problem.ts'
import { importPackage } from '../packages/import-package.ts'
import { lastSavedVersion } from './last-saved-version.ts'

/** The folder of the problems that come with CodeDojo. */
export const contentFolder = resolve(import.meta.dirname, '../../../../../../content/problems')

/** A server, and a folder for exports. */
export interface RoundTrip extends AsyncDisposable {
  readonly server: TestApp
  readonly folder: string
}

export async function openRoundTrip(): Promise<RoundTrip> {
  const server = await startApp()
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-round-trip-'))
  return {
    server,
    folder,
    [Symbol.asyncDispose]: async () => {
      await rm(folder, { recursive: true, force: true })
      await server[Symbol.asyncDispose]()
    },
  }
}

/** Exports a problem into a file of this name; returns its path. */
export async function exportTo({ server, folder }: RoundTrip, id: string, name: string): Promise<string> {
  const { database } = server
  const [row] = await findProblemsToExport(database, [id])
  if (!row) throw new Error('The problem is not there.')
  const path = join(folder, name)
  await pipeline((await exportProblem(database, row, null)).zip, createWriteStream(path))
  return path
}

/** Imports a package, exports it, deletes the problem and imports the export. */
export async function thereAndBack(trip: RoundTrip, path: string) {
  const { database } = trip.server
  const admin = await trip.server.signUpAdmin()
  const basis = {
    slowest: { submission: 'accepted/a.py', language: 'python' as const, case: 'secret/1', cpuMs: 420.5 },
    ...{ multiplier: 5, resolutionMs: 1000, tools: { python: 'Python 3.11' }, measuredOn: '2026-01-31' },
    warnings: ['slow.py must be too slow: "not" really'],
  }
  const derivedTimeLimit = { timeMs: 3000, timeSource: 'derived on 2026-01-31: …', basis }
  const first = await importPackage(database, path, { derivedTimeLimit })
  const before = await lastSavedVersion(database, first.id)
  const file = await exportTo(trip, first.id, `${first.slug} (1).zip`)
  const replaced = await importPackage(database, file)
  const again = await lastSavedVersion(database, replaced.id)
  await admin.send('DELETE', `/problem/delete/${first.id}`)
  const second = await importPackage(database, file)
  const after = await lastSavedVersion(database, second.id)
  return { first, before, replaced, again, second, after }
}

/** Expects that a problem of CodeDojo is the same after export and import. */
export async function expectSameAfterRoundTrip(trip: RoundTrip, slug: string): Promise<void> {
  const { first, before, replaced, again, second, after } = await thereAndBack(
    trip,
    join(contentFolder, slug),
  )

  expect(before.cases.length).toBeGreaterThan(2)
  expect(replaced).toEqual({ ...first, isNew: false })
  expect(again).toEqual({ ...before, version: 2 })
  expect(second.slug).toBe(slug)
  expect(second.id).not.toBe(first.id)
  expect(after).toEqual(before)
}
