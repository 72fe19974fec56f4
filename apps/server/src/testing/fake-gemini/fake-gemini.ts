import { type FakeModel, startFakeModel } from '../fake-model/fake-model.ts'
import { geminiProtocol } from './gemini-protocol.ts'

/** The only key that the fake accepts. */
export const fakeGeminiKey = 'AIzaFake-gemini-key_0123456789'
const model = 'gemini-3.5-flash-lite'

export interface FakeGemini extends FakeModel {
  /** Server settings: address, key and model. */
  readonly settings: Readonly<Record<string, string>>
}

/** A fake Gemini on loopback. Its only model is gemini-3.5-flash-lite. */
export async function startFakeGemini(): Promise<FakeGemini> {
  const speech = geminiProtocol({ key: fakeGeminiKey, model })
  const fake = await startFakeModel(speech, { newline: '\r\n', bytes: 4096, paceMs: 0 })
  const settings = { GEMINI_API_KEY: fakeGeminiKey, GEMINI_MODEL: model, GEMINI_BASE_URL: fake.url }
  return { ...fake, settings }
}
