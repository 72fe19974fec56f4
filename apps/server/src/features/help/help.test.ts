import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { readHelpPages } from './read-help-pages.ts'

const written = join(import.meta.dirname, '../../../../../content/help')

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

test('the pages of help are listed in their order, and each can be read', async () => {
  const reader = await server.signUp()

  const pages = (await reader.get('/help')).json()
  const texts = await Promise.all(
    pages.map(async ({ slug }: { slug: string }) => (await reader.get(`/help/${slug}`)).json()),
  )

  expect(pages.length).toBe((await readdir(written)).length)
  expect(pages[0]).toEqual({
    slug: 'getting-started',
    title: 'Getting started',
    summary: expect.stringMatching(/\.$/),
  })
  expect(texts.map(({ markdown, ...head }) => head)).toEqual(pages)
  for (const { markdown } of texts) expect(markdown).toMatch(/^\S[\s\S]{200}/)
})

test('a page that is not there is not found', async () => {
  const reader = await server.signUp()

  const answer = await reader.get('/help/no-such-page')

  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'not_found', message: 'There is no such page of help.' })
})

const good = '---\ntitle: Good\nsummary: It is good.\n---\n\nText.\n'

test.each([
  ['is named otherwise', 'first.md', good, /"first\.md" must be named/],
  ['has no title', '01-first.md', '---\nsummary: It is.\n---\n\nText.\n', /"01-first\.md" must begin/],
  ['has no text', '01-first.md', '---\ntitle: A\nsummary: B.\n---\n', /"01-first\.md" must begin/],
  ['is there twice', '02-good.md', good, /named "good"/],
])('a page that %s is refused by its name', async (_, name, text, message) => {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-help-'))
  await writeFile(join(folder, '03-good.md'), good)
  await writeFile(join(folder, name), text)

  await expect(readHelpPages(folder)).rejects.toThrow(message)

  await rm(folder, { recursive: true })
})
