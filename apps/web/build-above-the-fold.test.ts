import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { buildAboveTheFold } from './build-above-the-fold.ts'
import { sampleSettings } from './src/testing/sample-settings.ts'
import { sampleProblem, sampleUser } from './src/testing/samples.ts'

const folder = await mkdtemp(join(tmpdir(), 'above-the-fold-'))
afterAll(() => {
  vi.unstubAllEnvs()
  return rm(folder, { recursive: true, force: true })
})

test('the built script needs no browser: it renders the home page of a newcomer in Node', async () => {
  // As `npm run build`: of another environment JSX would be compiled for debugging.
  vi.stubEnv('NODE_ENV', 'production')
  const file = join(folder, 'render.mjs')
  await writeFile(file, await buildAboveTheFold())
  const answers = {
    '/user/check': { message: 'Valid user', user: sampleUser() },
    '/problem/getAllProblem': [sampleProblem(1)],
    '/problem/problemSolvedbyUser': [],
    '/finding/standings': [],
    '/plans': [],
    '/settings': sampleSettings(),
  }
  const texts = Object.entries(answers).map(([path, answer]) => [path, JSON.stringify(answer)] as const)

  const { renderAboveTheFold } = await import(pathToFileURL(file).href)

  expect(globalThis).not.toHaveProperty('window')
  expect(renderAboveTheFold('/', new Map(texts))).toContain('Have you programmed before?')
})
