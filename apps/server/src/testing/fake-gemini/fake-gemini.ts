import { type FakeModel, startFakeModel } from '../fake-model/fake-model.ts'
import { geminiProtocol } from './gemini-protocol.ts'

/** The only key that it knows. */
export const fakeGeminiKey = 'AIzaFake-gemini-key_0123456789'
const model = 'gemini-3.5-flash-lite'

export interface FakeGemini extends FakeModel {
  /** For the server: address, key and model. */
  readonly settings: Readonly<Record<string, string>>
}

/** Gemini on loopback. Its model is gemini-3.5-flash-lite; every other one is unknown to it. */
export async function startFakeGemini(): Promise<FakeGemini> {
  const speech = geminiProtocol({ key: fakeGeminiKey, model })
  const fake = await startFakeModel(speech, { newline: '\r\n', bytes: 4096, paceMs: 0 })
  const settings = { GEMINI_API_KEY: fakeGeminiKey, GEMINI_MODEL: model, GEMINI_BASE_URL: fake.url }
  return { ...fake, settings }
}
