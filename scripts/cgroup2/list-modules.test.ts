import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listModules, neededBy } from './list-modules.ts'

const kernel = await mkdtemp(join(tmpdir(), 'modules-'))
afterAll(() => rm(kernel, { recursive: true }))

async function makeModule(name: string, needed: string) {
  await mkdir(join(kernel, 'fs'), { recursive: true })
  await writeFile(join(kernel, 'fs', `${name}.ko`), `code\0license=GPL\0depends=${needed}\0name=${name}\0`)
}

test('a module comes after everything it is built on, once', async () => {
  await makeModule('top', 'left-side,right_side')
  await makeModule('left_side', 'ground')
  await makeModule('right-side', 'ground')
  await makeModule('ground', '')

  const files = await listModules(kernel, ['top', 'ground'])

  expect(files.map((path) => basename(path))).toEqual([
    'ground.ko',
    'left_side.ko',
    'right-side.ko',
    'top.ko',
  ])
})

test('a module that is not there is refused by name', async () => {
  await makeModule('lonely', 'absent')

  await expect(listModules(kernel, ['lonely'])).rejects.toThrow('"absent"')
})

test('a module without a list needs nothing', () => {
  expect(neededBy('code\0license=GPL\0')).toEqual([])
})
