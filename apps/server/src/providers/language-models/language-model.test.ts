import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { parseConfig } from '../../config.ts'
import { fakeGeminiKey, startFakeGemini } from '../../testing/fake-gemini/fake-gemini.ts'
import { type FakeModel, usualAnswer } from '../../testing/fake-model/fake-model.ts'
import type { ModelTrouble } from '../../testing/fake-model/model-trouble.ts'
import { fakeOpenaiKey, startFakeOpenai } from '../../testing/fake-openai/fake-openai.ts'
import { describeModel } from './describe-model.ts'
import { type LanguageModel, type ModelEnd, ModelError } from './language-model.ts'
import { makeLanguageModel } from './make-language-model.ts'

const services = { gemini: startFakeGemini, openai: startFakeOpenai } as const
type Service = keyof typeof services
const each = ['gemini', 'openai'] as const

const timeouts = { silenceMs: 20_000, answerMs: 30_000, retryMs: 5 }
/** For tests of the silence timeout. */
const impatient = { silenceMs: 1_000 }
// Loads the packages in advance, so that the first test does not mistake loading for silence.
beforeAll(() => Promise.all([import('@google/genai'), import('openai')]))

function modelOf(
  settings: Readonly<Record<string, string>>,
  change: Partial<typeof timeouts> = {},
): LanguageModel {
  const model = makeLanguageModel(parseConfig(settings), { ...timeouts, ...change })
  if (!model) throw new Error('The settings name no model.')
  return model
}

interface ModelAnswer {
  readonly text: string
  readonly end: ModelEnd | null
  readonly error: unknown
}

const turns = [
  { role: 'user', text: 'Where is my mistake?' },
  { role: 'model', text: 'Look at the loop.' },
  { role: 'user', text: 'I did.' },
] as const

async function ask(model: LanguageModel, signal = new AbortController().signal): Promise<ModelAnswer> {
  let text = ''
  try {
    const pieces = model.answer({ system: 'Be a tutor.', turns, signal })
    for (;;) {
      const step = await pieces.next()
      if (step.done) return { text, end: step.value, error: null }
      text += step.value
    }
  } catch (error) {
    return { text, end: null, error }
  }
}

/** Headers set by `fetch`, and the content type. */
const ofFetch = new Set(
  'host connection content-type content-length accept accept-language accept-encoding sec-fetch-mode'.split(
    ' ',
  ),
)

const messageOf = ({ error }: ModelAnswer) =>
  error instanceof ModelError ? error.message : `no ModelError: ${String(error)}`

test.each(each)('%s answers piece by piece, is told everything once, and counts its tokens', async (name) => {
  await using fake = await services[name]()

  const told = await ask(modelOf(fake.settings))

  expect(told).toMatchObject({ text: usualAnswer, error: null, end: { end: 'whole' } })
  expect(told.end?.promptTokens).toBeGreaterThan(0)
  expect(told.end?.replyTokens).toBeGreaterThan(0)
  const assistant = name === 'gemini' ? 'model' : 'assistant'
  expect(fake.requests.map(({ prompt }) => prompt)).toEqual([
    {
      system: 'Be a tutor.',
      turns: turns.map(({ role, text }) => ({ role: role === 'model' ? assistant : role, text })),
    },
  ])
  const key = name === 'gemini' ? 'x-goog-api-key' : 'authorization'
  const { 'user-agent': agent, ...headers } = fake.requests[0]?.headers ?? {}
  expect(agent).toBe('CodeDojo')
  expect(Object.keys(headers).filter((header) => !ofFetch.has(header))).toEqual([key])
})

test.each(
  each.flatMap((name) =>
    ([1, 2, 3, 7] as const).flatMap((bytes) => [
      { name, bytes, newline: '\n' as const },
      { name, bytes, newline: '\r\n' as const },
    ]),
  ),
)('however the stream of $name is split, the text is the same ($bytes bytes, $newline)', async (framing) => {
  await using fake = await services[framing.name]()
  fake.frames(framing)

  expect(await ask(modelOf(fake.settings))).toMatchObject({
    text: usualAnswer,
    end: { end: 'whole' },
  })
})

const broken: readonly (readonly [ModelTrouble, RegExp])[] = [
  [{ kind: 'refuses', status: 400 }, /refused: 400 (API_KEY_INVALID|context_length_exceeded)\.$/],
  [{ kind: 'refuses', status: 401 }, /refused: 401 (UNAUTHENTICATED|invalid_api_key)\.$/],
  [{ kind: 'refuses', status: 403 }, /refused: 403 (PERMISSION_DENIED|unsupported_country)\.$/],
  [{ kind: 'refuses', status: 404 }, /refused: 404 (NOT_FOUND|model_not_found)\.$/],
  [{ kind: 'refuses', status: 429 }, /refused: 429 (RESOURCE_EXHAUSTED|insufficient_quota)\.$/],
  [{ kind: 'refuses', status: 500 }, /refused: 500 (INTERNAL|server_error)\.$/],
  [{ kind: 'refuses', status: 503 }, /refused: 503 (UNAVAILABLE|server_error)\.$/],
  [{ kind: 'refuses', status: 504 }, /refused: 504 (DEADLINE_EXCEEDED|server_error)\.$/],
  [{ kind: 'html', status: 502 }, /refused: 502\b/],
  [{ kind: 'html', status: 200 }, /broke off/],
  [{ kind: 'lost' }, /not reached/],
  [{ kind: 'silent' }, /silent/],
  [{ kind: 'blocked' }, /SAFETY|content_policy_violation/],
  [{ kind: 'empty' }, /answered nothing/],
]
test.each(each.flatMap((name) => broken.map(([trouble, words]) => ({ name, trouble, words }))))(
  'an answer that $name does not begin is a failure with its reason: $trouble',
  async ({ name, trouble, words }) => {
    await using fake = await services[name]()
    fake.alwaysTrouble(trouble)

    const told = await ask(modelOf(fake.settings, trouble.kind === 'silent' ? impatient : {}))

    expect(messageOf(told)).toMatch(words)
    expect(told.text).toBe('')
  },
)

const inside = [
  'cut',
  'ended',
  'silent_inside',
  'garbage',
  'nonsense',
  'error_inside',
  'safety',
  'recitation',
] as const
test.each(each.flatMap((name) => inside.map((kind) => ({ name, kind }))))(
  'an answer that $name breaks off is a failure behind what was told, and is not asked for again: $kind',
  async ({ name, kind }) => {
    await using fake = await services[name]()
    fake.alwaysTrouble({ kind })

    const told = await ask(modelOf(fake.settings, kind === 'silent_inside' ? impatient : {}))

    expect(told.error).toBeInstanceOf(ModelError)
    expect(usualAnswer.startsWith(told.text)).toBe(true)
    expect(told.text).not.toBe('')
    expect(fake.requests).toHaveLength(1)
    await vi.waitFor(() => expect(fake.openRequests()).toBe(0))
  },
)

test.each(each)('an answer of %s that is too long, or never ends, is cut', async (name) => {
  await using fake = await services[name]()
  fake.trouble({ kind: 'too_long' }, { kind: 'endless' })
  const model = modelOf(fake.settings)

  const [long, endless] = [await ask(model), await ask(model)]

  expect(long).toMatchObject({ end: { end: 'cut' }, error: null })
  expect(long.text).not.toBe('')
  expect(endless).toMatchObject({ end: { end: 'cut' }, error: null })
  await vi.waitFor(() => expect(fake.requests.map(({ closedBy }) => closedBy)).toEqual(['service', 'asker']))
})

test.each(each)('what %s only thinks is no part of its answer', async (name) => {
  await using fake = await services[name]()
  fake.trouble({ kind: 'thinks' })

  expect((await ask(modelOf(fake.settings))).text).toBe(usualAnswer)
})

const passing = [429, 500, 503, 504] as const
test.each(each.flatMap((name) => passing.map((status) => ({ name, status }))))(
  '$name is asked again at most twice when it may help ($status)',
  async ({ name, status }) => {
    await using fake = await services[name]()
    const model = modelOf(fake.settings)
    fake.trouble({ kind: 'refuses', status }, { kind: 'refuses', status })

    const helped = await ask(model)
    fake.alwaysTrouble({ kind: 'refuses', status })
    const refused = await ask(model)

    expect(helped.text).toBe(usualAnswer)
    expect(refused.error).toBeInstanceOf(ModelError)
    expect(fake.requests).toHaveLength(6)
  },
)

test.each(
  each.flatMap((name) =>
    (
      [
        { kind: 'refuses', status: 400 },
        { kind: 'refuses', status: 403 },
        { kind: 'lost' },
        { kind: 'blocked' },
      ] as const
    ).map((trouble) => ({ name, trouble })),
  ),
)('$name is not asked again when it cannot help: $trouble', async ({ name, trouble }) => {
  await using fake = await services[name]()
  fake.alwaysTrouble(trouble)

  await ask(modelOf(fake.settings))

  expect(fake.requests).toHaveLength(1)
})

const stopping: readonly ModelTrouble['kind'][] = ['silent', 'silent_inside', 'endless']
test.each(each.flatMap((name) => stopping.map((kind) => ({ name, kind }))))(
  'whoever stops gets their own reason, and the connection to $name is closed: $kind',
  async ({ name, kind }) => {
    await using fake = await services[name]()
    fake.alwaysTrouble(troubleOf(kind))
    const model = modelOf(fake.settings)
    const stop = new AbortController()
    const reason = new Error('Stopped.')

    const asking = ask(model, stop.signal)
    await vi.waitFor(() => expect(fake.requests).toHaveLength(1))
    stop.abort(reason)

    expect((await asking).error).toBe(reason)
    await vi.waitFor(() => expect(fake.requests[0]?.closedBy).toBe('asker'))
    expect(model.past()).toEqual({ answeredAt: null, failure: null })
  },
)

function troubleOf(kind: ModelTrouble['kind']): ModelTrouble {
  return kind === 'refuses' ? { kind, status: 500 } : kind === 'html' ? { kind, status: 200 } : { kind }
}

test.each(each)('whoever reads no further closes the connection to %s', async (name) => {
  await using fake = await services[name]()
  fake.alwaysTrouble({ kind: 'endless' })

  for await (const _ of modelOf(fake.settings).answer({
    system: '',
    turns: [{ role: 'user', text: 'Why?' }],
    signal: new AbortController().signal,
  }))
    break

  await vi.waitFor(() => expect(fake.requests[0]?.closedBy).toBe('asker'))
})

test.each(each)('a stop between two attempts at %s ends the waiting', async (name) => {
  await using fake = await services[name]()
  fake.alwaysTrouble({ kind: 'refuses', status: 503 })
  const stop = new AbortController()
  const asking = ask(modelOf(fake.settings, { retryMs: 60_000 }), stop.signal)
  await vi.waitFor(() => expect(fake.requests[0]?.closedAt).toBeInstanceOf(Date))

  stop.abort()

  expect((await asking).error).toBe(stop.signal.reason)
})

test('Ollama needs no key, and is sent none', async () => {
  await using fake = await startFakeOpenai({ hasKey: false })

  const told = await ask(modelOf(fake.settings))

  expect(told.text).toBe(usualAnswer)
  expect(fake.requests[0]?.headers).not.toHaveProperty('authorization')
})

test('with both, Gemini answers; with neither, nobody', async () => {
  await using gemini = await startFakeGemini()
  await using openai = await startFakeOpenai()

  expect(modelOf({ ...gemini.settings, ...openai.settings }).kind).toBe('gemini')
  expect(makeLanguageModel(parseConfig({}))).toBeNull()
})

const said = (['log', 'info', 'warn', 'error', 'debug'] as const).map((way) =>
  vi.spyOn(console, way).mockImplementation(() => undefined),
)
afterEach(() => {
  for (const way of said) way.mockClear()
})

test.each(each)(
  'no key and nothing of the question is in an error, in the log or in the state of %s',
  async (name) => {
    await using fake: FakeModel & { readonly settings: Readonly<Record<string, string>> } =
      await services[name]()
    const keys: Record<Service, string> = { gemini: fakeGeminiKey, openai: fakeOpenaiKey }
    const nowhere = {
      gemini: { GEMINI_API_KEY: fakeGeminiKey, GEMINI_BASE_URL: 'http://127.0.0.1:1' },
      openai: { OPENAI_API_KEY: fakeOpenaiKey, OPENAI_MODEL: 'm', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' },
    }[name]
    const model = modelOf(fake.settings, impatient)
    const away = modelOf(nowhere)
    const kinds = [
      'cut',
      'garbage',
      'nonsense',
      'error_inside',
      'html',
      'refuses',
      'lost',
      'silent_inside',
    ] as const

    const all: ModelAnswer[] = [await ask(away)]
    for (const kind of kinds) {
      fake.trouble(troubleOf(kind))
      all.push(await ask(model))
    }

    const errors = all.flatMap(({ error }) =>
      error instanceof Error ? [error.message, error.stack, String(error.cause)] : [],
    )
    const logged = said.flatMap((way) => way.mock.calls)
    const told = JSON.stringify([errors, logged, describeModel(model), describeModel(away)])
    expect(errors.length).toBeGreaterThan(8)
    for (const secret of [keys[name], 'Where is my mistake', 'Be a tutor']) expect(told).not.toContain(secret)
    expect(logged).toEqual([])
  },
)

test('the operator is told who answers, and how the last answers went', async () => {
  await using fake = await startFakeGemini()
  const model = modelOf(fake.settings)
  const fresh = describeModel(model)
  fake.trouble({ kind: 'refuses', status: 403 })
  await ask(model)
  const failed = describeModel(model)
  await ask(model)

  const well = describeModel(model)

  expect(describeModel(null)).toMatchObject({ works: true, detail: 'The embedded coach answers.' })
  expect(fresh).toMatchObject({ works: true, detail: expect.stringContaining('was not asked') })
  expect(failed).toMatchObject({ works: false, detail: expect.stringContaining('403 PERMISSION_DENIED') })
  expect(well).toMatchObject({ works: true, detail: expect.stringMatching(/answered at .* Before, at/) })
  expect(fake.requests).toHaveLength(2)
})
