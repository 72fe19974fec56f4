import { type LessonRun, languageNames, lessonRunLimits } from '@codedojo/contract'
import { formatMemoryLimit, formatTimeLimit } from '../../../lib/format/format-limits.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import type { ProgramRunState } from './use-program-run.ts'

/** How a program ended, in a word or two. */
export function endWords({ status, exitCode, signal }: LessonRun): string {
  switch (status) {
    case 'Accepted':
      return 'Finished'
    case 'Time Limit Exceeded':
      return `Time limit exceeded: ${formatTimeLimit(lessonRunLimits.timeMs)} of CPU time`
    case 'Memory Limit Exceeded':
      return `Memory limit exceeded: ${formatMemoryLimit(lessonRunLimits.memoryKb)}`
    case 'Output Limit Exceeded':
      return 'Output limit exceeded: it prints too much'
    case 'Runtime Error':
      return signal === null
        ? `Runtime error, exit code ${exitCode ?? 'unknown'}`
        : `Runtime error, ${signal}`
    case 'Compilation Error':
      return 'It does not compile'
    case 'Partially Accepted':
    case 'Wrong Answer':
    case 'Internal Error':
      return 'It could not be run'
  }
}

/** Maximum number of characters of an output that are announced. */
const toldCharacters = 200

/** The announcement of a run for screen readers. */
export function runAnnouncement(state: ProgramRunState): string {
  switch (state.kind) {
    case 'idle':
      return ''
    case 'running':
      return 'Running'
    case 'failed':
      return `It was not run. ${state.message}`
    case 'ended': {
      const { run } = state
      if (run.stdout === '') return `${endWords(run)}.`
      const isLong = run.stdout.length > toldCharacters
      const lines = run.stdout.trimEnd().split('\n').length
      return `${endWords(run)}. It printed ${isLong ? pluralize(lines, 'line') : run.stdout.trimEnd()}`
    }
  }
}

/** Shown if no judge can run the language now. */
export function noJudgeWords(state: ProgramRunState, language: keyof typeof languageNames): string {
  if (state.kind !== 'running' || !state.lacksJudge) return ''
  return `No judge is running for ${languageNames[language]} right now. This goes on as soon as one is back.`
}
