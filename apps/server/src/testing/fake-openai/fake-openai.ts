import { type FakeModel, startFakeModel } from '../fake-model/fake-model.ts'
import { openaiProtocol } from './openai-protocol.ts'

/** The only key that the fake accepts. */
export const fakeOpenaiKey = 'sk-fake-openai-key_0123456789'
const model = 'qwen2.5-coder:7b'

export interface FakeOpenai extends FakeModel {
  /** Server settings: address, key and model. */
  readonly settings: Readonly<Record<string, string>>
}

/** A fake OpenAI service on loopback; without a key, a fake Ollama. It has one model. */
export async function startFakeOpenai({ hasKey = true } = {}): Promise<FakeOpenai> {
  const speech = openaiProtocol({ key: hasKey ? fakeOpenaiKey : null, model })
  const fake = await startFakeModel(speech, { newline: '\n', bytes: 4096, paceMs: 0 })
  const key = hasKey ? { OPENAI_API_KEY: fakeOpenaiKey } : {}
  return { ...fake, settings: { ...key, OPENAI_MODEL: model, OPENAI_BASE_URL: `${fake.url}/v1` } }
}
