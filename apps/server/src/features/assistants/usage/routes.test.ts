import { assistantStateSchema, assistantUsage, auditLog } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { fakeGeminiKey, startFakeGemini } from '../../../testing/fake-gemini/fake-gemini.ts'
import { startApp, type Visitor } from '../../../testing/start-app.ts'
import { isAssistantOn } from './switches.ts'
import { openUsageRecord } from './usage-records.ts'

const usage = async (admin: Visitor, query = '') =>
  assistantUsage.response.parse((await admin.get(`/admin/assistants${query}`)).json())

test('an admin sees who answers without a key, and that nothing was asked', async () => {
  await using server = await startApp({ NINJA_LIMIT_PER_DAY: '7' })
  const admin = await server.signUpAdmin()

  expect(await usage(admin)).toEqual({
    assistants: [
      { assistant: 'ninja', isOn: true, changedBy: null, changedAt: null, perDay: 7 },
      { assistant: 'sahayak', isOn: true, changedBy: null, changedAt: null, perDay: 50 },
    ],
    provider: {
      kind: 'coach',
      model: '',
      works: true,
      detail: 'The embedded coach answers.',
      cure: 'Set GEMINI_API_KEY or OPENAI_BASE_URL for a language model.',
      prices: null,
    },
    span: { from: expect.any(String), to: expect.any(String), timeZone: expect.any(String) },
    days: [],
  })
})

test('with a key the model and its prices are told, and the key is not', async () => {
  await using fake = await startFakeGemini()
  await using server = await startApp({ ...fake.settings, AI_PROMPT_PRICE: '0.3', AI_REPLY_PRICE: '2.5' })
  const admin = await server.signUpAdmin()

  const [answer, health] = await Promise.all([admin.get('/admin/assistants'), admin.get('/health')])

  expect(assistantUsage.response.parse(answer.json()).provider).toMatchObject({
    kind: 'gemini',
    model: 'gemini-3.5-flash-lite',
    works: true,
    prices: { prompt: 0.3, reply: 2.5 },
  })
  expect(answer.body + health.body).not.toContain(fakeGeminiKey)
  expect(fake.requests).toEqual([])
})

test('the days go back as far as is asked, and no further than a year', async () => {
  await using server = await startApp()
  const admin = await server.signUpAdmin()
  await server.database.queries.transaction((tx) =>
    openUsageRecord(tx, {
      ...{ userId: admin.user._id, assistant: 'sahayak', perDay: 50, problemId: null, language: null },
      ...{ provider: 'coach', model: '' },
    }),
  )

  expect((await usage(admin, '?days=1')).days).toMatchObject([{ assistant: 'sahayak', questions: 1 }])
  for (const days of ['0', '367', 'all', '1.5']) {
    expect((await admin.get(`/admin/assistants?days=${days}`)).statusCode).toBe(400)
  }
})

test('a switch holds for everybody, says who turned it, and is in the audit log once', async () => {
  await using server = await startApp()
  const admin = await server.signUpAdmin()
  const turn = async (isOn: boolean) =>
    assistantStateSchema.parse((await admin.send('PUT', '/admin/assistants/ninja', { isOn })).json())

  const [same, off, again] = [await turn(true), await turn(false), await turn(false)]

  expect(same).toMatchObject({ isOn: true, changedBy: null })
  expect(off).toMatchObject({
    assistant: 'ninja',
    isOn: false,
    changedBy: { _id: admin.user._id, name: 'Grace' },
  })
  expect(again).toEqual(off)
  expect(await isAssistantOn(server.database, 'ninja')).toBe(false)
  expect(await isAssistantOn(server.database, 'sahayak')).toBe(true)
  const events = auditLog.response.parse((await admin.get('/admin/audit?action=assistant.switched')).json())
  expect(events).toMatchObject([
    {
      subject: { kind: 'assistant', _id: 'ninja', name: 'Code Ninja' },
      before: { isOn: true },
      after: { isOn: false },
    },
  ])
})
