import { z } from 'zod'
import {
  assistantSettingsShape,
  findAssistantSettingsFaults,
  readGeminiSettings,
  readOpenaiSettings,
} from '../../apps/server/src/assistant-settings.ts'
import {
  type LanguageModel,
  makeLanguageModel,
} from '../../apps/server/src/providers/language-models/index.ts'
import { type FakeGemini, startFakeGemini } from '../../apps/server/src/testing/fake-gemini/fake-gemini.ts'

export interface TutorModel extends AsyncDisposable {
  readonly model: LanguageModel
  /** The address of the model's service. */
  readonly address: string
  /** The fake service, which says what it is told; null if the model is a real one. */
  readonly fake: FakeGemini | null
}

/** The model of the settings of the server, or a fake Gemini where none is set. */
export async function openTutorModel(
  given: Readonly<Record<string, string | undefined>>,
): Promise<TutorModel> {
  const real = modelOf(given)
  if (real) return { ...real, fake: null, [Symbol.asyncDispose]: async () => {} }
  const fake = await startFakeGemini()
  const faked = modelOf(fake.settings)
  if (!faked) throw new Error('The settings of the fake service name no model.')
  return { ...faked, fake, [Symbol.asyncDispose]: () => fake[Symbol.asyncDispose]() }
}

function modelOf(given: Readonly<Record<string, string | undefined>>) {
  const [fault] = findAssistantSettingsFaults(given)
  if (fault !== undefined) throw new Error(fault)
  const settings = z.object(assistantSettingsShape).parse(withoutEmpty(given))
  const [gemini, openai] = [readGeminiSettings(settings), readOpenaiSettings(settings)]
  const model = makeLanguageModel({ gemini, openai })
  return model && { model, address: (gemini ?? openai)?.baseUrl ?? '' }
}

/** As in `.env`, an empty setting is none. */
function withoutEmpty(given: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}
