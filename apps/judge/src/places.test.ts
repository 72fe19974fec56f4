import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SandboxError } from '@codedojo/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseReadablePlaces } from './places.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'codedojo-places-'))
  await symlink('/usr/share', join(folder, 'share'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['is /usr itself', '/usr'],
  ['lies inside /usr', '/usr/share'],
  ['will lie inside /usr', '/usr/local/codedojo/data'],
  ['leads there by a link of the system', '/lib/codedojo'],
])('a data folder that %s is refused', (_, dataFolder) => {
  const refusing = () => refuseReadablePlaces(dataFolder)

  expect(refusing).toThrow(SandboxError)
  expect(refusing).toThrow(/^DATA_DIR is .*Choose another folder\.$/)
})

test('a data folder, or a checkout, that leads into /usr by a link is refused', () => {
  expect(() => refuseReadablePlaces(join(folder, 'share'))).toThrow(/^DATA_DIR is ".*share"/)
  expect(() => refuseReadablePlaces(join(folder, 'share/new/data'))).toThrow(/^DATA_DIR is /)
  expect(() => refuseReadablePlaces(folder, join(folder, 'share'))).toThrow(/^CodeDojo lies in .*Move it/)
})

test('every other place is taken', () => {
  refuseReadablePlaces(folder)
  refuseReadablePlaces(join(folder, 'new/data'))
  refuseReadablePlaces('/usrs/data', '/opt/usr/codedojo')
})
