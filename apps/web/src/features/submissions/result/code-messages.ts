import {
  type CompilerMessage,
  type JudgeAnswer,
  type Language,
  parseCompilerText,
  parseCrashReport,
} from '@codedojo/contract'
import { firstFailure } from './result-text.ts'

/** Messages about lines of the code: compiler messages, or the line where the first failing case crashed. */
export function codeMessages(language: Language, answer: JudgeAnswer): CompilerMessage[] {
  switch (answer.overallStatus) {
    case 'Compilation Error':
      return parseCompilerText(language, answer.compileMessage ?? '')
    case 'Runtime Error':
      return parseCrashReport(language, firstFailure(answer.results)?.stderr ?? '')
    case 'Accepted':
    case 'Partially Accepted':
    case 'Wrong Answer':
    case 'Time Limit Exceeded':
    case 'Memory Limit Exceeded':
    case 'Output Limit Exceeded':
    case 'Internal Error':
      return []
  }
}
