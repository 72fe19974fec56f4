import { type CaseResult, callFaultSentences, isCauseOfVerdict } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { VerdictPill } from '../../../shared/submissions/verdict-pill.tsx'
import {
  checkerAccepts,
  checkerRefuses,
  isAcceptedThoughDifferent,
  isRefusedByChecker,
  talkRefused,
} from './checker-text.ts'
import {
  expectedGotWords,
  firstDifferenceOf,
  hiddenDifferenceText,
  lineCountWords,
} from './difference-text.ts'
import type { MarkedOutputs } from './mark-differences.ts'
import { crashWords } from './verdict-advice.ts'

interface CaseFindingProps {
  result: CaseResult
  name: string
  outputs: MarkedOutputs
}

/** The sentence that summarizes the case. */
export function CaseFinding({ result, name, outputs }: CaseFindingProps): ReactNode {
  if (result.callFault !== undefined && isCauseOfVerdict(result))
    return (
      <p className="text-body break-words text-ink">
        {result.returned === undefined
          ? callFaultSentences[result.callFault]
          : `The function returned ${result.returned}.`}
      </p>
    )
  if (result.note !== undefined) return <NotedFinding result={result} note={result.note} />
  if (result.status === 'Wrong Answer' && result.values?.difference)
    return <ValueFinding {...result.values.difference} />
  if (result.status === 'Wrong Answer') return <WrongFinding result={result} outputs={outputs} />
  if (result.status === 'Runtime Error')
    return <p className="text-ink">{crashWords(result) ?? 'The program crashed.'}</p>
  if (result.status !== 'Accepted') return <VerdictPill status={result.status} />
  return <AcceptedFinding result={result} name={name} />
}

/** The note of the problem's checker, after its meaning for the verdict. */
function NotedFinding({ result, note }: { result: CaseResult; note: string }) {
  const meaning = meaningOf(result)
  return (
    <div className="text-body text-ink">
      {meaning !== null && meaning !== note && <p>{meaning}</p>}
      <p className="break-words whitespace-pre-wrap">{note}</p>
    </div>
  )
}

function meaningOf(result: CaseResult): string | null {
  if (isRefusedByChecker(result)) return result.transcript ? talkRefused : checkerRefuses
  return isAcceptedThoughDifferent(result) ? checkerAccepts : null
}

function AcceptedFinding({ result, name }: { result: CaseResult; name: string }) {
  const { pill, words } = acceptedWords(result)
  return (
    <p className="flex flex-wrap items-center gap-2 text-ink">
      {name}
      <span className="pill pill-ac">{pill}</span>
      {words !== null && <span className="text-muted">{words}</span>}
    </p>
  )
}

function acceptedWords(result: CaseResult): { pill: string; words: string | null } {
  if (result.transcript) return { pill: 'Accepted by the judge', words: null }
  if (result.expected_output === null)
    return { pill: 'Ran to its end', words: 'There is no expected output for this input.' }
  return isAcceptedThoughDifferent(result)
    ? { pill: 'Output accepted', words: checkerAccepts }
    : { pill: 'Output matches', words: null }
}

type ValueDifference = NonNullable<NonNullable<CaseResult['values']>['difference']>

/** Where two values of a function differ. */
function ValueFinding({ place, expected, returned }: ValueDifference) {
  const found = { line: 1, value: 1, actual: returned, expected }
  return (
    <>
      <p className="text-body text-ink">{place}</p>
      <p className="break-words">{expectedGotWords(found, { isCut: false })}</p>
    </>
  )
}

function WrongFinding({ result, outputs }: Omit<CaseFindingProps, 'name'>) {
  const first = firstDifferenceOf(outputs.first, result.difference)
  const lines = lineCountWords(result.stdout ?? '', result.expected_output ?? '')
  if (first === null)
    return <p className="text-ink">The values agree; the white space between them does not.</p>
  const isCut = result.isCut === true
  return (
    <>
      <p className="text-body text-ink">
        First difference on line {first.line}, value {first.value}
      </p>
      <p className="break-words">
        {expectedGotWords(first, { isCut })} {hiddenDifferenceText(first, result.difference)}{' '}
        {!isCut && lines}
      </p>
    </>
  )
}
