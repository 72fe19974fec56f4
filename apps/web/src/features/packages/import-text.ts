import { languageNames } from '@codedojo/contract'
import type { ImportStep, JudgedLanguage } from './package-import.ts'

/** State of an import in one sentence. */
export function importStepText(step: ImportStep): string {
  switch (step.kind) {
    case 'waiting':
      return 'Waits for the packages above'
    case 'uploading':
      return `Uploading, ${Math.floor(step.share * 100)} %`
    case 'reading':
      return 'Reading'
    case 'examining':
      if (step.lacksJudge) return 'No judge that could examine it is running. It waits for one.'
      return step.isQueued ? 'Waits for a judge' : 'The judge examines inputs, validators and time limit'
    case 'judging':
      if (step.lacksJudge) return 'No judge of one of its languages is running. It waits for one.'
      return `Judging: ${step.languages.map(languageWords).join(', ')}`
    case 'imported':
      return step.result.status === 'draft'
        ? `${step.result.message} Learners do not see it.`
        : step.result.message
    case 'refused':
      return step.message
  }
}

function languageWords({ language, isDone, passed, total, hasFailed }: JudgedLanguage): string {
  const name = languageNames[language]
  if (hasFailed) return `${name} failed`
  if (isDone) return `${name} Accepted`
  return total === null ? `${name} waits` : `${name} ${passed} of ${total}`
}
