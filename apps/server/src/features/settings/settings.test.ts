import type { Settings } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
})
afterAll(() => server[Symbol.asyncDispose]())

const settingsOf = async (who: Visitor) => (await who.get('/settings')).json<Settings>()
const change = (who: Visitor, body: object) => who.send('PATCH', '/settings', body)

async function periodsOf(who: Visitor) {
  const { timeZonePeriod } = schema
  const rows = await server.database.queries
    .select()
    .from(timeZonePeriod)
    .where(eq(timeZonePeriod.userId, who.user._id))
    .orderBy(asc(timeZonePeriod.since))
  return rows.map(({ zone, since }) => ({ zone, since }))
}

test('settings begin with those of the installation, and what is not named stays', async () => {
  const ada = await server.signUp()
  const editor = {
    ...{ fontPx: 15, tabSize: 2, keymap: 'vim', wrapsLines: true, suggestsWords: false },
    ...{ language: 'java', mode: 'function' },
  }

  const before = await settingsOf(ada)
  await change(ada, { hidesTags: true, editor: { ...editor, closesBrackets: false } })
  const answer = await change(ada, { keys: { run: 'Mod+B', submit: 'F9' } })

  expect(before).toEqual({
    ...{ timeZone: null, isPublic: false, hidesDifficulty: false, hidesTags: false },
    ...{ editor: null, keys: {}, programmingExperience: null, weeklyGoal: null },
  })
  const after = await settingsOf(ada)
  expect(after).toEqual({
    ...before,
    hidesTags: true,
    editor: { ...editor, closesBrackets: false },
    keys: { run: 'Mod+B', submit: 'F9' },
  })
  expect(answer.json()).toEqual(after)
})

test('keys that may not be chosen any more are left out, and the others of the person stay', async () => {
  const ada = await server.signUp()
  const keys = { run: 'F5', submit: 'F9', gone: 'F8' }
  await server.database.queries.insert(schema.preference).values({ userId: ada.user._id, keys })

  expect((await settingsOf(ada)).keys).toEqual({ submit: 'F9' })
})

test('the first time zone counts for all that was before, a further one from now on', async () => {
  const ada = await server.signUp()
  const asked = Date.now()

  await change(ada, { timeZone: 'Europe/London' })
  await change(ada, { timeZone: 'Asia/Calcutta' })

  expect((await settingsOf(ada)).timeZone).toBe('Asia/Kolkata')
  const [first, second, ...others] = await periodsOf(ada)
  expect(first).toEqual({ zone: 'Europe/London', since: new Date(0) })
  expect(second?.zone).toBe('Asia/Kolkata')
  expect(Math.abs((second?.since.getTime() ?? 0) - asked)).toBeLessThan(600_000)
  expect(others).toEqual([])
})

test('choosing the same time zone again, however it is written, changes nothing', async () => {
  const ada = await server.signUp()

  for (const timeZone of ['Asia/Kolkata', 'Asia/Kolkata', 'asia/kolkata', 'Asia/Calcutta', 'asia/calcutta']) {
    const answer = await change(ada, { timeZone })
    expect(answer.json()).toMatchObject({ timeZone: 'Asia/Kolkata' })
  }

  expect(await periodsOf(ada)).toEqual([{ zone: 'Asia/Kolkata', since: new Date(0) }])
})

test('a time zone can be changed four times a day, and a refused change takes nothing else along', async () => {
  const ada = await server.signUp()
  const zones = ['UTC', 'Asia/Tokyo', 'Asia/Kolkata', 'Europe/Paris', 'America/Lima', 'Pacific/Apia']

  const codes: number[] = []
  for (const timeZone of zones) codes.push((await change(ada, { timeZone })).statusCode)
  const refused = await change(ada, { timeZone: 'Asia/Dubai', isPublic: true })

  expect(codes).toEqual([200, 200, 200, 200, 200, 429])
  expect(refused.headers['retry-after']).toBeDefined()
  expect(refused.json()).toMatchObject({ code: 'too_many_requests' })
  expect(await settingsOf(ada)).toMatchObject({ timeZone: 'America/Lima', isPublic: false })
  expect((await change(ada, { isPublic: true })).statusCode).toBe(200)
})

test('windows that tell the time zone at one moment add one period each at most, one after the other', async () => {
  const ada = await server.signUp()

  const same = await Promise.all(Array.from({ length: 8 }, () => change(ada, { timeZone: 'Asia/Kolkata' })))
  const several = await Promise.all(
    ['Asia/Tokyo', 'Europe/Paris', 'America/Lima'].map((timeZone) => change(ada, { timeZone })),
  )

  expect([...same, ...several].map(({ statusCode }) => statusCode)).toEqual(Array(11).fill(200))
  const periods = await periodsOf(ada)
  expect(periods).toHaveLength(4)
  expect(periods.at(-1)?.zone).toBe((await settingsOf(ada)).timeZone)
})

test.each([
  ['a time zone that there is not', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ['an offset', { timeZone: '+05:30' }, 'timeZone'],
  ['a rule in place of a name', { timeZone: 'IST-5:30' }, 'timeZone'],
  ['two actions on one key', { keys: { run: 'F9', submit: 'F9' } }, 'keys'],
  ['a bare letter as a shortcut', { keys: { run: 'r' } }, 'keys.run'],
  ['a capital letter as a shortcut', { keys: { run: 'Shift+A' } }, 'keys.run'],
  ['the keys of another action by default', { keys: { run: 'Mod+Enter' } }, 'keys'],
  ['keys that are the same on most computers', { keys: { run: 'Ctrl+J' } }, 'keys'],
  ['the keys of the palette', { keys: { run: 'Ctrl+K' } }, 'keys.run'],
  ['a key of the browser', { keys: { run: 'F5' } }, 'keys.run'],
  ['the keys that save', { keys: { submit: 'Mod+S' } }, 'keys.submit'],
  ['a key that is held twice', { keys: { run: 'Mod+Mod+A' } }, 'keys.run'],
  ['a font that nobody can read', { editor: { fontPx: 2 } }, 'editor.fontPx'],
  ['a goal of no problem', { weeklyGoal: 0 }, 'weeklyGoal'],
  ['a goal of half a problem', { weeklyGoal: 1.5 }, 'weeklyGoal'],
  ['an experience that there is not', { programmingExperience: 'guru' }, 'programmingExperience'],
  ['a word in place of a choice', { isPublic: 'yes' }, 'isPublic'],
])('%s is refused by its name', async (_, body, field) => {
  const ada = await server.signUp()

  const answer = await change(ada, body)

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ errors: [{ field }] })
})

test('every time zone that the runtime offers can be chosen', async () => {
  const { rows } = await server.database.pool.query<{ name: string }>('select name from pg_timezone_names')
  const known = new Set(rows.map(({ name }) => name.toLowerCase()))

  const unknown = Intl.supportedValuesOf('timeZone').filter((zone) => !known.has(zone.toLowerCase()))

  expect(unknown).toEqual([])
})

test('what an older version kept and nobody understands any more is as if it were not there', async () => {
  const ada = await server.signUp()
  await change(ada, { keys: { run: 'F9' } })
  await server.database.pool.query(
    `update preference set keys = '{"launch": "F9"}', editor = '{"fontPx": "large"}' where user_id = $1`,
    [ada.user._id],
  )

  const answer = await ada.get('/settings')

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ keys: {}, editor: null })
})
