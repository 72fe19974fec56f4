import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'
import { openBuildBox } from './build-box.ts'

let opened: TestJudge
let folder: string
withJudge.beforeAll(async ({ testJudge }) => {
  opened = testJudge
  folder = await mkdtemp(join(tmpdir(), 'workshop-'))
}, 120_000)
afterAll(async () => {
  await rm(folder, { recursive: true })
})

test('what is made in a box belongs to the judge, and nobody else may write it', async () => {
  await using buildBox = await openBuildBox(opened.judge)
  const target = join(folder, 'part')

  await buildBox.make({ argv: ['/bin/sh', '-c', 'echo made'], mounts: [] }, target)

  const { uid, gid, mode } = await stat(target)
  expect(await readFile(target, 'utf8')).toBe('made\n')
  expect([uid, gid, mode & 0o777]).toEqual([process.geteuid?.(), process.getegid?.(), 0o644])
})

test('what fails is told in its own words, and leaves nothing', async () => {
  await using buildBox = await openBuildBox(opened.judge)
  const target = join(folder, 'failed')

  const making = buildBox.make(
    { argv: ['/bin/sh', '-c', 'echo half; echo why >&2; exit 1'], mounts: [] },
    target,
  )

  await expect(making).rejects.toThrow(/failed: why$/)
  await expect(stat(target)).rejects.toThrow('ENOENT')
})
