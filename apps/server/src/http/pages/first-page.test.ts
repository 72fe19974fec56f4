import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { initialInstallation, type User } from '@codedojo/contract'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerError } from '../problem-details.ts'
import { addReadCalls, type ReadCall } from '../read-calls.ts'
import { rewritePageUrl, webApp } from './web-app.ts'

const pages = [
  { path: '^/login$', isSignedIn: false, html: 'the sign-in page', calls: [], prerender: null },
  { path: '^/$', isSignedIn: true, html: 'the list', calls: [], prerender: null },
  {
    path: '^/problemcontent/([\\w-]+)$',
    isSignedIn: true,
    html: 'a problem</body>',
    calls: ['/problem/:id'],
    prerender: null,
  },
  {
    path: '^/all$',
    isSignedIn: true,
    html: '</body>',
    calls: ['/problem/1', '/refused', '/waiting', '/large', '/no-such-call'],
    prerender: null,
  },
  { path: '^/held$', isSignedIn: true, html: '</body>', calls: ['/held'], prerender: null },
  { path: '^/hostile$', isSignedIn: true, html: '</body>', calls: ['/hostile'], prerender: null },
  ...['drawn', 'undrawable', 'gone'].map((name) => ({
    path: `^/${name}$`,
    isSignedIn: true,
    html: 'later</body>',
    calls: ['/problem/1', '/refused'],
    prerender: { file: `assets/${name}.mjs`, html: 'at first</body>' },
  })),
]
const user = { 'x-test-user': 'somebody' }
const reader: User = {
  ...{
    _id: 'somebody',
    firstName: 'Ada',
    lastName: '',
    name: 'Ada',
    emailId: 'ada@example.org',
    role: 'user',
  },
  ...{ avatarUrl: null, phone: '', isPremium: false, premiumUntil: null },
}

/** A server with the output of a web build. */
async function openPages(firstPages: unknown = pages) {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-pages-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), 'any page')
  await writeFile(join(folder, 'licences.txt'), 'react 19 (MIT)')
  await writeFile(join(folder, 'assets/plain.js'), 'plain()')
  await writeFile(join(folder, 'assets/first.js'), 'first()')
  await writeFile(join(folder, 'assets/first.js.br'), brotliCompressSync('first()'))
  const renderer = (body: string) => `export function renderAboveTheFold(address, answers) { ${body} }`
  await writeFile(
    join(folder, 'assets/drawn.mjs'),
    renderer("return '<p>' + address + ' /problem/1,' + answers.get('/problem/1') + '</p>'"),
  )
  await writeFile(join(folder, 'assets/undrawable.mjs'), renderer("throw new Error('What is this?')"))
  if (firstPages !== null) await writeFile(join(folder, 'first-pages.json'), JSON.stringify(firstPages))
  const app = fastify({
    rewriteUrl: rewritePageUrl,
    frameworkErrors: (...parts) => void answerError(...parts),
  })
  app.setErrorHandler(answerError)
  const held = Promise.withResolvers<string>()
  let heldCalls = 0
  addReadCalls(app)
  const readings: Readonly<Record<string, ReadCall>> = {
    '/problem/:id': async ({ params, user }) => JSON.stringify({ params, user: user?._id }),
    '/refused': async () => {
      throw new Error('This call fails.')
    },
    '/waiting': () => new Promise(() => {}),
    '/held': () => {
      heldCalls++
      return held.promise
    },
    '/large': async () => 'x'.repeat(1100 * 1024),
    '/hostile': async () => JSON.stringify({ text: '</script><!--<script>$&' }),
  }
  for (const [path, reading] of Object.entries(readings)) app.readings.add(path, reading)
  await webApp(app, {
    ...{ dataFolder: folder, webFolder: folder },
    brand: () => ({ shown: { ...initialInstallation, hasOwnTerms: false }, revision: 0 }),
    ownTerms: () => '',
    auth: {
      askerNameOf: ({ headers }) => String(headers['x-test-user']),
      userOf: async ({ headers }) => {
        const name = headers['x-test-user']
        if (name === 'unknown') throw new Error('The database does not answer.')
        if (name === 'waiting') return new Promise<null>(() => {})
        return name === undefined ? null : { ...reader, _id: String(name) }
      },
    },
  })
  return {
    heldCalls: () => heldCalls,
    answerHeld: () => held.resolve('"now"'),
    open: async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    async [Symbol.asyncDispose]() {
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
}

test('the licences of what the build is made of are plain text', async () => {
  await using site = await openPages()

  const answer = await site.open('/licences')

  expect(answer.body).toBe('react 19 (MIT)')
  expect(answer.headers['content-type']).toMatch(/^text\/plain; charset=utf-8$/i)
})

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
  expect(answer.headers.vary).toContain('cookie')
})

test.each([
  ...['/problemcontent/%00', '/problemcontent/%', '/problemcontent/%ff', '/%E0%A4%A?tab=%'],
  ...['/a%5Cb', '/problemcontent/..%2f..%2f', `/problemcontent/${'a/'.repeat(3000)}`],
])('an address of a page opens it, whatever it names (%#)', async (url) => {
  await using site = await openPages()

  const answer = await site.open(url, user)

  expect([answer.statusCode, answer.body]).toEqual([200, 'any page'])
})

test.each(['/api/problem/%', '/assets/%00.js'])('%s is no address of a page', async (url) => {
  await using site = await openPages()

  const answer = await site.open(url, user)

  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
})

/** The responses embedded in a page, by the address of the call. */
function answersIn(html: string) {
  const elements = html.matchAll(
    /<script type="application\/json" data-answer="([^"]*)" data-date="[A-Z][^"]* GMT">(.*?)<\/script>/gs,
  )
  return Object.fromEntries([...elements].map(([, url, text]) => [url, JSON.parse(text ?? '')]))
}

test('a page has the answers to its calls in it, as its reader would get them', async () => {
  await using site = await openPages()

  const answer = await site.open('/problemcontent/0199-ab', user)

  expect(answersIn(answer.body)).toEqual({
    '/api/problem/0199-ab': { params: { id: '0199-ab' }, user: 'somebody' },
  })
  expect(answer.body).toMatch(/^a problem<script .*<\/script>\n<\/body>$/s)
})

test('what can be read of a page at first is drawn from its answers', async () => {
  await using site = await openPages()

  const { body } = await site.open('/drawn?page=2', user)

  expect(body).toMatch(/^at first<p>\/drawn\?page=2 \/problem\/1,\{"params":\{"id":"1"\}.*\}<\/p><script /)
  expect(body).not.toContain('/refused')
})

test.each([
  ['phones', { 'sec-ch-ua-mobile': '?1' }, /^at first<p>/],
  ['large screens', { 'sec-ch-ua-mobile': '?0' }, /^later<script /],
  ['browsers that do not say what they are', {}, /^at first<p>/],
])('what can be read at first comes to %s as they show it', async (_, headers, beginning) => {
  await using site = await openPages()

  const { body } = await site.open('/drawn', { ...user, ...headers })

  expect(body).toMatch(beginning)
})

test.each(['/undrawable', '/gone'])('%s opens without what could be read at first', async (path) => {
  await using site = await openPages()

  const { body } = await site.open(path, user)

  expect(body).toMatch(/^later<script /)
})

test('a call that fails is left to the page, one that takes long or answers much is asked for beside it', async () => {
  await using site = await openPages()

  const { body } = await site.open('/all', user)

  expect(Object.keys(answersIn(body))).toEqual(['/api/problem/1'])
  expect(body).not.toContain('/api/refused')
  for (const url of ['/api/waiting', '/api/large', '/api/no-such-call'])
    expect(body).toContain(`<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${url}">`)
})

test('no answer can end its element', async () => {
  await using site = await openPages()

  const { body } = await site.open('/hostile', user)

  expect(answersIn(body)).toEqual({ '/api/hostile': { text: '</script><!--<script>$&' } })
  expect(body.match(/<\/?script|<!--/g)).toEqual(['<script', '</script'])
})

test('a page with answers is kept nowhere, one without is asked for again', async () => {
  await using site = await openPages()

  const [own, any] = [await site.open('/', user), await site.open('/plans', user)]

  expect(own.headers['cache-control']).toBe('private, no-store')
  expect(any.headers['cache-control']).toBe('private, no-cache')
})

test('a page with answers comes compressed to browsers that can read it, and says the same', async () => {
  await using site = await openPages()

  const plain = await site.open('/', user)
  const compressed = await site.open('/', { ...user, 'accept-encoding': 'br, gzip' })

  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'cookie, accept-encoding' })
  const withoutDate = (html: string) => html.replaceAll(/data-date="[^"]*"/g, '')
  expect(withoutDate(gunzipSync(compressed.rawPayload).toString())).toBe(withoutDate(plain.body))
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

test('of one person two pages at a time are answered for; the others come with links, and nobody else waits', async () => {
  await using site = await openPages()
  const many = Array.from({ length: 30 }, () => site.open('/held', user))
  const bodies = (await Promise.all(many)).map(({ body }) => body)
  const calls = site.heldCalls()

  site.answerHeld()
  const other = await site.open('/held', { 'x-test-user': 'another' })
  const later = await site.open('/held', user)

  expect(calls).toBe(2)
  expect(bodies.every((body) => body.includes('<link rel="preload" as="fetch"'))).toBe(true)
  expect([other, later].map(({ body }) => body.includes('>"now"</script>'))).toEqual([true, true])
})
