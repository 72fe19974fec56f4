import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The places that each row of a table names, and the rows that name no test. */
async function readThreats() {
  const text = await readFile(join(root, 'docs/threat-model.md'), 'utf8')
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && line.split(' | ').length === 4)
  const places = rows.flatMap((row) => {
    const [, , where = '', proved = ''] = row.split(' | ')
    return [...namedIn(where), ...namedIn(proved)]
  })
  const unproved = rows.slice(1).filter((row) => !/\.(test|spec)\.tsx?`|^\| (threat|---) /.test(row))
  return { rows, places, unproved }
}

/** A name without a folder lies beside the one before it. */
function namedIn(cell: string): string[] {
  const found: string[] = []
  let folder = ''
  for (const [, name = ''] of cell.matchAll(/`([\w./*<>-]+)`/g)) {
    if (!/[./]/.test(name) && name !== 'providers' && name !== 'realtime') continue
    const path = [name, join('apps/server/src', name), join(folder, name)].find((each) => isThere(each))
    if (path !== undefined) folder = /\.\w+$/.test(path) ? dirname(path) : path
    found.push(path ?? `missing: ${name}`)
  }
  return found
}

function isThere(path: string): boolean {
  return existsSync(join(root, path.includes('*') ? dirname(path) : path))
}

test('every place and every test that the threat model names is there', async () => {
  const { rows, places } = await readThreats()

  expect(rows.length).toBeGreaterThan(50)
  expect(places.length).toBeGreaterThan(120)
  expect(places.filter((place) => place.startsWith('missing'))).toEqual([])
})

test('every threat has a test', async () => {
  const { unproved } = await readThreats()

  expect(unproved).toEqual([])
})
