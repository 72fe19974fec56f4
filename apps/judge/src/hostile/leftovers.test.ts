import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm, symlink, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestJudge, type TestJudge } from '../testing/test-judge.ts'
import { findLeftovers } from './leftovers.ts'
import { fingerprintFiles, hashFiles, listFilesBelow } from './watched-files.ts'

let opened: TestJudge
beforeAll(async () => {
  opened = await openTestJudge()
}, 120_000)
afterAll(() => opened[Symbol.asyncDispose]())

const look = () => findLeftovers(opened)

test('a process that is left is found', async () => {
  const before = look()
  const child = spawn('sleep', ['60'])
  await once(child, 'spawn')

  const { processes } = look()
  child.kill('SIGKILL')
  await once(child, 'exit')

  expect(processes).toHaveLength(before.processes.length + 1)
  expect(processes).toContainEqual(expect.stringMatching(/ sleep$/))
})

test('a folder, a file and a cgroup that are left are found', async () => {
  const before = look()
  await using box = await opened.judge.sandbox.acquire()
  const folder = await box.makeFolder()
  writeFileSync(join(folder, 'file'), '')
  const cgroup = join(before.cgroups[0] ?? '', 'left')
  mkdirSync(cgroup)

  const left = look()
  rmSync(folder, { recursive: true })
  rmdirSync(cgroup)

  expect(left.files).toEqual([...before.files, folder, join(folder, 'file')].toSorted())
  expect(left.cgroups.filter((path) => !before.cgroups.includes(path))).toEqual([cgroup])
  expect(look()).toEqual(before)
})

test('a file that was written, replaced, added or only touched is found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'watched-'))
  const file = join(folder, 'file')
  await writeFile(file, 'before')
  const seen = () => fingerprintFiles(listFilesBelow(folder))
  const [notes, hashes] = [seen(), hashFiles([file])]

  await writeFile(join(folder, 'added'), '')
  const added = seen()
  await unlink(join(folder, 'added'))
  const same = seen()
  await writeFile(file, 'after!')
  const [written, otherHashes] = [seen(), hashFiles([file])]
  await unlink(file)
  await symlink('/etc/passwd', file)
  const replaced = seen()
  await rm(folder, { recursive: true })

  expect(same).toEqual(notes)
  for (const other of [added, written, replaced]) expect(other).not.toEqual(notes)
  expect(otherHashes).not.toEqual(hashes)
})
