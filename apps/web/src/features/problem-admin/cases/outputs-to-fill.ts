import type { CaseListName, CaseValues, ProblemValues } from '../form/problem-values.ts'

export const fillScopes = {
  missing: 'Cases without an output',
  hidden: 'Hidden cases',
  all: 'Visible and hidden cases',
} as const
export type FillScope = keyof typeof fillScopes

export interface OutputPlace {
  readonly list: CaseListName
  readonly at: number
  readonly one: CaseValues
}

type Cases = Pick<ProblemValues, CaseListName>

/** The test cases whose output is to be filled, visible ones first; a case without input is skipped. */
export function outputsToFill(values: Cases, scope: FillScope): OutputPlace[] {
  const lists =
    scope === 'hidden' ? (['hiddenTestCases'] as const) : (['visibleTestCases', 'hiddenTestCases'] as const)
  return lists.flatMap((list) =>
    values[list].flatMap((one, at) => (isWanted(one, scope) ? [{ list, at, one }] : [])),
  )
}

function isWanted(one: CaseValues, scope: FillScope): boolean {
  const hasInput = one.input !== '' || one.inputRef !== ''
  return hasInput && (scope !== 'missing' || !hasOutput(one))
}

export function hasOutput({ output, outputRef }: CaseValues): boolean {
  return output !== '' || outputRef !== ''
}

/** The case lists with the outputs filled in; `outputs` has the order of `places`. */
export function withOutputs(
  values: Cases,
  places: readonly OutputPlace[],
  outputs: readonly { readonly output: string; readonly outputRef?: string | undefined }[],
): Cases {
  const lists = {
    visibleTestCases: [...values.visibleTestCases],
    hiddenTestCases: [...values.hiddenTestCases],
  }
  for (const [index, { list, at, one }] of places.entries()) {
    const made = outputs[index]
    if (made)
      lists[list][at] = { ...one, output: made.output, outputRef: made.outputRef ?? '', outputBytes: 0 }
  }
  return lists
}
