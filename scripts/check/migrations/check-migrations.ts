import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Break, findBreaks } from './find-breaks.ts'

/** The last migration from before the rule: servers of several versions did not run beside each other yet. */
const lastFree = 53

/** As "-- 1.2.0 stopped using: draft.code, old_table", in the lines of comments at the top of the file. */
const headerLine = /^-- (\d+\.\d+\.\d+) stopped using: (.+)$/

/**
 * Checks that each migration leaves the version before in work, which runs beside it while a new one is rolled out. What it takes
 * away must be named in its header, with a released version that does not use it any more.
 */
export async function checkMigrations(root: string): Promise<{ readonly faults: string[]; readonly count: number }> {
  const folder = join(root, 'packages/db/migrations')
  const released = releasedVersions(await readFile(join(root, 'CHANGELOG.md'), 'utf8'))
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const faults: string[] = []
  for (const file of files) {
    if (Number.parseInt(file, 10) <= lastFree) continue
    faults.push(...findMigrationFaults({ file, text: await readFile(join(folder, file), 'utf8'), released }))
  }
  return { faults, count: files.length }
}

export interface CheckedMigration {
  readonly file: string
  readonly text: string
  readonly released: ReadonlySet<string>
}

/** The faults of one migration, each with the cure. */
export function findMigrationFaults({ file, text, released }: CheckedMigration): string[] {
  const header = readHeader(text)
  const unknown = [...header.values()].filter((version) => !released.has(version))
  return [
    ...unknown.map((version) => `${file}: ${version} is no released version; CHANGELOG.md lists them`),
    ...findBreaks(text)
      .filter(({ what }) => !header.has(what))
      .map((found) => faultOf(file, found)),
  ]
}

function faultOf(file: string, { what, why }: Break): string {
  return (
    `${file}: "${what}" breaks the version before, which still runs: ${why}. Only add in this version; ` +
    `once a released version has stopped using it, take it away with the line "-- <version> stopped using: ${what}" at the top`
  )
}

/** What the header says is not used any more, with the version since which. */
function readHeader(text: string): ReadonlyMap<string, string> {
  const named = new Map<string, string>()
  for (const line of text.split('\n')) {
    if (!line.startsWith('-- ')) break
    const [, version, list] = headerLine.exec(line.trim()) ?? []
    if (version === undefined || list === undefined) continue
    for (const what of list.split(',')) named.set(what.trim().toLowerCase(), version)
  }
  return named
}

/** The versions that the changelog has a heading for. */
function releasedVersions(changelog: string): ReadonlySet<string> {
  return new Set([...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].flatMap(([, version]) => version ?? []))
}
