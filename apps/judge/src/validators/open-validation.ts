import type { Validation } from '@codedojo/problem-package'
import type { JudgeParts } from '../judge-parts.ts'
import { type AcquiredValidators, acquireValidators } from './acquire-validators.ts'

/** The programs of a problem that check outputs and inputs. */
export type ProblemValidation = Pick<
  Validation,
  'outputValidators' | 'inputValidators' | 'limits' | 'isInteractive' | 'maxPasses'
>

export interface ValidationToOpen extends ProblemValidation {
  /** Whether the learner gave custom inputs. */
  readonly hasCustomInputs: boolean
}

export interface OpenValidation extends AsyncDisposable {
  readonly limits: ProblemValidation['limits']
  readonly isInteractive: boolean
  readonly maxPasses: number
  readonly output: AcquiredValidators
  readonly input: AcquiredValidators
}

/** Compiles the output validators, and the input validators if there are custom inputs. */
export async function openValidation(
  parts: JudgeParts,
  { outputValidators, inputValidators, limits, isInteractive, maxPasses, hasCustomInputs }: ValidationToOpen,
  signal?: AbortSignal,
): Promise<OpenValidation> {
  await using opened = new AsyncDisposableStack()
  const output = opened.use(await acquireValidators(parts, outputValidators, signal))
  const input = opened.use(await acquireValidators(parts, hasCustomInputs ? inputValidators : [], signal))
  const kept = opened.move()
  return { limits, isInteractive, maxPasses, output, input, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}
