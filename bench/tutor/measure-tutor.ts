import { ModelError } from '../../apps/server/src/providers/language-models/index.ts'
import type { BenchParts } from '../case-cost.ts'
import { askTutor } from './ask-tutor.ts'
import { isKeptBack } from './is-kept-back.ts'
import { judgeAnswer } from './judge-answer.ts'
import { openTutorModel, type TutorModel } from './open-tutor-model.ts'
import { prepareSituation } from './prepare-situation.ts'
import { type AskedSituation, printReport } from './print-report.ts'
import type { Situation } from './situation.ts'
import { situations } from './situations/all.ts'

/**
 * Asks the tutor in sixty situations and judges what it says by rules. It asks the language model of the server's settings
 * (GEMINI_…, OPENAI_…); without one, a fake service that says what the embedded coach says. `TUTOR_ANSWERS=1` prints the answers.
 */
export async function measureTutor({ judge }: Pick<BenchParts, 'judge'>): Promise<void> {
  await using model = await openTutorModel(process.env)
  printSettings(model)
  const asked: AskedSituation[] = []
  for (const situation of situations) {
    const one = await askInSituation(situation, { judge, model })
    if (process.env.TUTOR_ANSWERS === '1')
      console.log(`\n## ${situation.name}\n\n${one.answer?.text ?? one.failure}`)
    asked.push(one)
  }
  printReport(asked)
}

function printSettings({ model, address, fake }: TutorModel): void {
  if (fake)
    console.log(
      '\nNo model is configured: a fake service says what the embedded coach says, and the figures are the coach’s.',
    )
  else console.log(`\nThe tutor is ${model.model} (${model.kind}) at ${address}.`)
}

interface Parts {
  readonly judge: BenchParts['judge']
  readonly model: TutorModel
}

/** Asks the model in a situation and judges its answer. A missing answer breaks no rule; it is reported separately. */
export async function askInSituation(situation: Situation, { judge, model }: Parts): Promise<AskedSituation> {
  const prepared = await prepareSituation(situation, judge)
  try {
    const answer = await askTutor(prepared, model)
    const { facts } = prepared
    const kept = await isKeptBack(prepared, answer.text)
    const rulings = judgeAnswer({ situation, facts, text: answer.text, isKeptBack: kept })
    return { situation, answer, rulings, failure: null }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return { situation, answer: null, rulings: [], failure: error.message }
  }
}
