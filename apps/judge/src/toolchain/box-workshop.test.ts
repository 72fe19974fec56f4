import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestJudge, type TestJudge } from '../testing/test-judge.ts'
import { openWorkshop } from './box-workshop.ts'

let opened: TestJudge
let folder: string
beforeAll(async () => {
  opened = await openTestJudge()
  folder = await mkdtemp(join(tmpdir(), 'workshop-'))
}, 120_000)
afterAll(async () => {
  await opened[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

test('what is made in a box belongs to the judge once it is taken out, and nobody else may write it', async () => {
  await using workshop = await openWorkshop(opened.judge)
  await workshop.run({ argv: ['/bin/sh', '-c', 'echo made >part && chmod 777 part'], mounts: [] })

  await workshop.take('part', join(folder, 'part'))

  const { uid, gid, mode } = await stat(join(folder, 'part'))
  expect(await readFile(join(folder, 'part'), 'utf8')).toBe('made\n')
  expect([uid, gid, mode & 0o777]).toEqual([process.geteuid?.(), process.getegid?.(), 0o644])
})

test('a link that was made in a box is not taken out', async () => {
  await using workshop = await openWorkshop(opened.judge)
  await workshop.run({ argv: ['/bin/sh', '-c', 'ln -s /etc/passwd part'], mounts: [] })

  await expect(workshop.take('part', join(folder, 'link'))).rejects.toThrow('not a regular file')
})
