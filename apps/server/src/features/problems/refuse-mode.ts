import type { CodeMode } from '@codedojo/contract'
import { isJudgedByOneOutput } from '@codedojo/problem-package'
import { AppError } from '../../http/app-error.ts'
import type { ProblemRow } from './queries.ts'

/** Throws `bad_input` if the mode is that of a function and the problem has none; null is a program without a problem. */
export function refuseMode(
  problem: Pick<ProblemRow, 'signature' | 'validation'> | null,
  mode: CodeMode,
): void {
  if (mode === 'stdin') return
  if (problem?.signature && isJudgedByOneOutput(problem.validation ?? {})) return
  const message = 'This problem has no function to write: send a whole program, with the mode "stdin".'
  throw new AppError('bad_input', message, { errors: [{ field: 'mode', message }] })
}
