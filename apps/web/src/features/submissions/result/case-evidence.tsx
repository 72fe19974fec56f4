import {
  type CaseResult,
  classifyDifference,
  type DifferenceClass,
  type DifferingValues,
  differenceWords,
  linesOf,
} from '@codedojo/contract'
import { EyeOff, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { VerdictPill } from '../../../shared/submissions/verdict-pill.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CaseFinding } from './case-finding.tsx'
import { caseName } from './case-names.ts'
import { isRefusedByChecker } from './checker-text.ts'
import { type MarkedOutputs, markDifferences, unmarked } from './mark-differences.ts'
import { markValues } from './mark-values.ts'
import { OutputPane } from './output-pane.tsx'
import { TranscriptPane } from './transcript-pane.tsx'

interface CaseEvidenceProps {
  result: CaseResult
  /** Name of the case; its number and title by default. */
  name?: string
  /** Adds the input as a custom case; absent if the maximum number is reached. */
  onAddCase?: ((input: string) => void) | undefined
  /** On phones the input is collapsed below the outputs. */
  isCompact?: boolean
  /** Heading of the actual output, if the code is not the reader's own. */
  outputTitle?: string
}

/** Details of one judged case: the difference in words, input, both outputs, and error output. */
export function CaseEvidence(props: CaseEvidenceProps) {
  const { result } = props
  if (result.stdin === null && result.stdout === null && result.expected_output === null) {
    return (
      <div className="flex h-full flex-col items-center justify-center gap-2 p-6 text-center text-muted">
        <EyeOff size={20} strokeWidth={1.75} aria-hidden />
        <p>Hidden case: status, time and memory only</p>
        <VerdictPill status={result.status} />
      </div>
    )
  }
  return <Evidence key={result.index} {...props} />
}

function Evidence(props: CaseEvidenceProps) {
  const { result, onAddCase, isCompact = false, outputTitle = 'Your output' } = props
  const { name = caseName(result, [result]) } = props
  const { transcript, values } = result
  const hasValues = values !== undefined
  const actual = values?.returned ?? returnedWords(result) ?? result.stdout ?? ''
  const expected = values?.expected ?? result.expected_output
  // With a checker, equality does not decide, so a difference from the expected output explains nothing.
  const isChecked = isRefusedByChecker(result)
  const isWrong = result.status === 'Wrong Answer' && !isChecked
  const byTolerance = result.difference?.byTolerance === true
  const kind = useMemo(
    () => (expected === null ? 'same' : classDifference({ actual, expected, byTolerance, isWrong })),
    [actual, expected, byTolerance, isWrong],
  )
  const [showsWhitespace, setShowsWhitespace] = useState(
    isWrong && ['only-whitespace', 'only-unseen', 'only-broken'].includes(kind),
  )
  const canAdd = onAddCase !== undefined && result.kind !== 'custom' && result.isCut !== true
  const outputs = useMemo(
    () => outputsOf({ actual, expected, isWrong, hasValues }),
    [actual, expected, isWrong, hasValues],
  )
  const input = result.stdin !== null && (
    <OutputPane
      title={transcript ? 'Input of the judge' : result.call === undefined ? 'Input' : 'Call'}
      className={isCompact ? undefined : '@max-[540px]:basis-full @max-[540px]:border-b'}
      text={result.call ?? result.stdin}
      lines={unmarked(result.call ?? result.stdin)}
      tone="ac"
      showsWhitespace={showsWhitespace}
      wraps={result.call !== undefined}
      trailing={canAdd && <AddCaseButton onClick={() => onAddCase?.(result.stdin ?? '')} />}
    />
  )

  return (
    <div className="@container flex h-full min-h-0 flex-col">
      <header className="flex shrink-0 flex-wrap items-start gap-x-4 gap-y-1 border-b border-line px-4 py-2">
        <div className="min-w-52 flex-1 text-ui text-muted">
          {result.title !== undefined && result.status !== 'Accepted' && (
            <p className="break-words" dir="auto">
              {name}
            </p>
          )}
          <CaseFinding result={result} name={name} outputs={outputs} />
        </div>
        <div className="flex flex-col items-end gap-1 max-md:w-full max-md:items-start">
          <div className="flex gap-2">
            {isWrong && !hasValues && kind !== 'same' && (
              <span className="chip">{differenceWords[kind]}</span>
            )}
            {result.kind === 'hidden' && (
              <span className="chip">
                <EyeOff size={12} strokeWidth={1.75} aria-hidden /> Hidden case
              </span>
            )}
          </div>
          <Checkbox
            label="Show whitespace"
            checked={showsWhitespace}
            onChange={(event) => setShowsWhitespace(event.target.checked)}
          />
        </div>
      </header>
      {result.isCut === true && <CutNotice isHidden={result.kind === 'hidden'} />}
      <div className="flex min-h-32 flex-1 overflow-x-auto @max-[540px]:flex-wrap">
        {!isCompact && input}
        {transcript ? (
          <TranscriptPane transcript={transcript} isRefused={result.status === 'Wrong Answer'} />
        ) : (
          <OutputPane
            title={result.prints === undefined ? outputTitle : 'Returned'}
            text={actual}
            lines={outputs.actual}
            tone="wa"
            showsWhitespace={showsWhitespace}
            wraps={hasValues}
          />
        )}
        {expected !== null && (
          <OutputPane
            title={isChecked ? 'Judge’s answer' : 'Expected'}
            text={expected}
            lines={outputs.expected}
            tone="ac"
            showsWhitespace={showsWhitespace}
            wraps={hasValues}
          />
        )}
      </div>
      {isCompact && result.stdin !== null && (
        <details className="border-t border-line">
          <summary className="flex min-h-11 cursor-pointer items-center px-3 text-ui text-muted">
            {result.call === undefined ? `Input, ${pluralize(linesOf(result.stdin).length, 'line')}` : 'Call'}
          </summary>
          <div className="flex max-h-80 border-t border-line">{input}</div>
        </details>
      )}
      {result.prints !== undefined && result.prints !== '' && <Prints text={result.prints} />}
      {result.stderr !== null && result.stderr !== '' && <ErrorOutput text={result.stderr} />}
    </div>
  )
}

/** A wrong output that reads like the expected one differs in the line ends at its very end, which this problem compares. */
function classDifference({ isWrong, ...values }: DifferingValues & { isWrong: boolean }): DifferenceClass {
  const found = classifyDifference(values)
  return found === 'same' && isWrong ? 'only-whitespace' : found
}

interface OutputsToMark {
  actual: string
  expected: string | null
  isWrong: boolean
  hasValues: boolean
}

function outputsOf({ actual, expected, isWrong, hasValues }: OutputsToMark): MarkedOutputs {
  if (isWrong && expected !== null)
    return hasValues ? markValues(actual, expected) : markDifferences(actual, expected)
  return { actual: unmarked(actual), expected: unmarked(expected ?? ''), first: null }
}

/** What stands in place of a value of another type, without what was expected. */
function returnedWords({ returned }: CaseResult): string | undefined {
  return returned?.replace(/, expected [^,]*$/, '')
}

function AddCaseButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton
      label="Add as test case"
      icon={<Plus size={14} strokeWidth={1.75} aria-hidden />}
      className="text-faint"
      onClick={onClick}
    />
  )
}

function CutNotice({ isHidden }: { isHidden: boolean }) {
  return (
    <p className="shrink-0 border-b border-line bg-limit-soft px-4 py-1.5 text-caption text-ink">
      {isHidden
        ? 'Of input and outputs of a hidden case the first 4 KB are shown.'
        : 'Long texts are cut: of input and outputs the first part is kept.'}
    </p>
  )
}

/** What a function printed stands apart from its result. */
function Prints({ text }: { text: string }) {
  return (
    <section
      aria-label="Your prints"
      className="max-h-40 shrink-0 overflow-auto border-t border-line px-4 py-2"
    >
      <h3 className="text-caption text-muted">Your prints, which do not count</h3>
      <pre className="mt-1 text-caption whitespace-pre-wrap">{text}</pre>
    </section>
  )
}

function ErrorOutput({ text }: { text: string }) {
  return (
    <section
      aria-label="Error output"
      className="max-h-40 shrink-0 overflow-auto border-t border-line px-4 py-2"
    >
      <h3 className="text-caption text-muted">Error output</h3>
      <pre className="mt-1 text-caption whitespace-pre-wrap text-err">{text}</pre>
    </section>
  )
}
