import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerError } from './problem-details.ts'
import { webApp } from './web-app.ts'

const pages = [
  { path: '^/login$', isSignedIn: false, html: 'the sign-in page' },
  { path: '^/$', isSignedIn: true, html: 'the list' },
  { path: '^/problemcontent/([\\w-]+)$', isSignedIn: true, html: '<link href="/api/problem/:id">' },
]
const user = { 'x-test-user': 'somebody' }

/** A server of pages as a build has left them. */
async function openPages(firstPages: unknown = pages) {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-pages-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), 'any page')
  await writeFile(join(folder, 'assets/plain.js'), 'plain()')
  await writeFile(join(folder, 'assets/first.js'), 'first()')
  await writeFile(join(folder, 'assets/first.js.br'), brotliCompressSync('first()'))
  if (firstPages !== null) await writeFile(join(folder, 'first-pages.json'), JSON.stringify(firstPages))
  const app = fastify()
  app.setErrorHandler(answerError)
  await webApp(app, {
    ...{ dataFolder: folder, webFolder: folder },
    isSignedIn: async ({ headers }) => {
      if (headers['x-test-user'] === 'unknown') throw new Error('The database does not answer.')
      if (headers['x-test-user'] === 'waiting') return new Promise<boolean>(() => {})
      return headers['x-test-user'] !== undefined
    },
  })
  return {
    open: async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    async [Symbol.asyncDispose]() {
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
}

test.each([
  ['/', user, 'the list'],
  ['/?page=2', user, 'the list'],
  ['/', {}, 'any page'],
  ['/', { 'x-test-user': 'unknown' }, 'any page'],
  ['/', { 'x-test-user': 'waiting' }, 'any page'],
  ['/login?next=%2Flists', {}, 'the sign-in page'],
  ['/login', user, 'any page'],
  ['/plans', user, 'any page'],
])('%s with the headers %o is "%s"', async (url, headers, text) => {
  await using site = await openPages()

  const answer = await site.open(url, headers)

  expect(answer.body).toBe(text)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.headers.vary).toContain('cookie')
})

test('the id of the path stands in the calls of the page', async () => {
  await using site = await openPages()

  const answer = await site.open('/problemcontent/0199-ab', user)

  expect(answer.body).toBe('<link href="/api/problem/0199-ab">')
})

test.each(['/problemcontent/"><script>', '/problemcontent/%22%3E%3Cscript%3E'])(
  '%s writes nothing into a page',
  async (url) => {
    await using site = await openPages()

    const answer = await site.open(url, user)

    expect(answer.body).toBe('any page')
  },
)

test.each([
  ['none', null],
  ['others than this server knows', [{ route: '/' }]],
])('pages open without first pages: %s', async (_, firstPages) => {
  await using site = await openPages(firstPages)

  const answer = await site.open('/', user)

  expect(answer.body).toBe('any page')
})

test('what the build has compressed is sent as it is to browsers that can read it', async () => {
  await using site = await openPages()

  const compressed = await site.open('/assets/first.js', { 'accept-encoding': 'gzip, br' })
  const plain = await site.open('/assets/first.js')

  expect(compressed.headers['content-encoding']).toBe('br')
  expect(compressed.headers['content-type']).toContain('javascript')
  expect(compressed.headers['cache-control']).toContain('immutable')
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe('first()')
  expect(plain.body).toBe('first()')
})

test('a file that the build has not compressed is sent all the same, and a folder is no page', async () => {
  await using site = await openPages()

  const file = await site.open('/assets/plain.js', { 'accept-encoding': 'br' })
  const folder = await site.open('/assets/', { 'accept-encoding': 'br' })

  expect(file.body).toBe('plain()')
  expect(folder.statusCode).toBe(404)
})
