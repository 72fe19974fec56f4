import {
  type CompilerMessage,
  type JudgeAnswer,
  type Language,
  parseCompilerText,
  parseCrashReport,
} from '@codedojo/contract'
import { firstFailure } from './result-text.ts'

/** What a verdict says about lines of the code: the compiler's messages, or where the first failing case crashed. */
export function messagesOf(language: Language, answer: JudgeAnswer): CompilerMessage[] {
  switch (answer.overallStatus) {
    case 'Compilation Error':
      return parseCompilerText(language, answer.compileMessage ?? '')
    case 'Runtime Error':
      return parseCrashReport(language, firstFailure(answer.results)?.stderr ?? '')
    case 'Accepted':
    case 'Wrong Answer':
    case 'Time Limit Exceeded':
    case 'Memory Limit Exceeded':
    case 'Output Limit Exceeded':
    case 'Internal Error':
      return []
  }
}
