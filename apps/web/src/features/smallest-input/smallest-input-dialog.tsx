import {
  callInInput,
  differenceOfResults,
  differencePlace,
  explainOutputs,
  limits,
  requireSignature,
  resultInText,
  type Signature,
  type SignatureTexts,
  type SmallestInput,
  utf8Bytes,
} from '@codedojo/contract'
import { CircleAlert, LoaderCircle, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatCount, pluralize } from '../../lib/format/pluralize.ts'
import { VerdictPill } from '../../shared/submissions/verdict-pill.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { NoneFound } from './none-found.tsx'
import { RetryButton } from './retry-button.tsx'
import type { SmallestSearch, SmallestSearchState } from './use-smallest-search.ts'

interface SmallestInputDialogProps {
  search: SmallestSearch
  /** The function that was searched for; absent for a whole program. */
  signature?: SignatureTexts | undefined
  /** Adds an input as a custom case; null if the maximum number is reached. */
  onUse: ((input: string) => void) | null
}

/** Progress and result of the search for a smallest failing input. */
export function SmallestInputDialog({ search, signature, onUse }: SmallestInputDialogProps) {
  const { state } = search
  return (
    <Dialog
      isOpen={state.kind !== 'closed'}
      onOpenChange={search.close}
      title="Smallest failing input"
      width="form"
    >
      <div className="min-h-0 overflow-y-auto px-5 pt-3 pb-5">
        <SearchState state={state} signature={signature} onRetry={search.retry} />
      </div>
      {state.kind === 'ended' && state.result.found && (
        <UseFoot input={state.result.found.input} onUse={onUse} />
      )}
    </Dialog>
  )
}

interface SearchStateProps {
  state: SmallestSearchState
  signature: SignatureTexts | undefined
  onRetry: () => void
}

function SearchState({ state, signature, onRetry }: SearchStateProps) {
  switch (state.kind) {
    case 'closed':
      return null
    case 'searching':
      return <Searching {...state} />
    case 'failed':
      return (
        <div role="alert" className="space-y-3">
          <p className="flex gap-2 text-body">
            <CircleAlert size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-wa" aria-hidden />
            {state.message}
          </p>
          <RetryButton text="Retry" onClick={onRetry} />
        </div>
      )
    case 'ended':
      return state.result.found ? (
        <Found {...state.result} found={state.result.found} signature={signature} />
      ) : (
        <NoneFound result={state.result} onRetry={onRetry} />
      )
  }
}

function Searching({ startedAt, lacksJudge }: { startedAt: number; lacksJudge: boolean }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="flex items-start gap-3 text-body">
      <LoaderCircle
        size={16}
        strokeWidth={1.75}
        className="mt-0.5 shrink-0 motion-safe:animate-spin"
        aria-hidden
      />
      <div>
        <p role="status">
          {lacksJudge
            ? 'Waiting for a judge that takes this language.'
            : 'Trying small inputs on your program and on the reference solution.'}
        </p>
        <p className="num text-ui text-muted">
          {Math.max(0, Math.floor((now - startedAt) / 1000))} s, usually about 10 s
        </p>
      </div>
    </div>
  )
}

interface FoundProps extends Omit<SmallestInput, 'found'> {
  found: NonNullable<SmallestInput['found']>
  signature: SignatureTexts | undefined
}

function Found({ found, tried, isTimeOver, signature }: FoundProps) {
  const { input, expected, actual, status, values } = found
  const read = signature ? requireSignature(signature) : null
  const call = read && callInInput(read, input)
  const shown = (text: string | null) => (read && text !== null ? (resultInText(read, text) ?? text) : text)
  const why = whyWrong(found, read)
  return (
    <div role="status" className="space-y-3">
      <p className="flex flex-wrap items-center gap-2 text-body">
        <VerdictPill status={status} />
        on an input of {pluralize(values, 'value')}
        <span className="text-ui text-muted">{formatCount(tried)} tried</span>
      </p>
      {isTimeOver && (
        <p className="text-ui text-muted">There was no time for more: a smaller one may exist.</p>
      )}
      <TextBox title={call === null ? 'Input' : 'Call'} text={call ?? input} />
      <div className="grid gap-3 md:grid-cols-2">
        <TextBox
          title={signature ? 'Returned' : 'Your output'}
          text={actual !== null && returnedNothing(actual, read) ? 'Nothing' : shown(actual)}
        />
        <TextBox title="Expected" text={shown(expected)} />
      </div>
      {why !== null && <p className="text-ui text-muted">{why}</p>}
    </div>
  )
}

/** One sentence about the first difference; null where it is obvious, and where nothing came out that could be compared. */
function whyWrong(
  { actual, expected, status }: FoundProps['found'],
  signature: Signature | null,
): string | null {
  if (actual === null || status !== 'Wrong Answer' || returnedNothing(actual, signature)) return null
  const values = signature && differenceOfResults(signature, { expected, returned: actual })
  if (signature && values) return `${differencePlace(values, signature)}.`
  return explainOutputs({ actual, expected, byTolerance: false })
}

/** Whether a function gave no result: each result ends with a line end. */
function returnedNothing(actual: string, signature: Signature | null): boolean {
  return signature !== null && actual === ''
}

/** null if the input does not have the form of the function's layout. */
function TextBox({ title, text }: { title: string; text: string | null }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-lg border border-line bg-canvas">
      <div className="flex h-9 items-center justify-between border-b border-line pr-1 pl-3 text-ui text-muted">
        {title}
        {text !== null && <CopyButton label={`Copy ${title.toLowerCase()}`} text={text} />}
      </div>
      <ScrollRegion label={`${title}, text`} className="max-h-40 overflow-auto px-3 py-2">
        {text === null ? (
          <p className="text-ui text-muted">Not a text that can be shown</p>
        ) : text.trim() === '' ? (
          <p className="text-ui text-muted">Nothing</p>
        ) : (
          <pre className="text-ui break-words whitespace-pre-wrap">{text}</pre>
        )}
      </ScrollRegion>
    </section>
  )
}

function UseFoot({ input, onUse }: { input: string; onUse: SmallestInputDialogProps['onUse'] }) {
  const isTooLong = utf8Bytes(input) > limits.customInputBytes
  return (
    <footer className="flex min-h-16 shrink-0 flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-2">
      {onUse === null && (
        <p className="flex-1 text-ui text-muted">
          You have as many custom cases as a run may carry. Remove one to use this input.
        </p>
      )}
      <Button
        look="primary"
        disabled={onUse === null || isTooLong}
        icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => onUse?.(input)}
      >
        Use as a custom case
      </Button>
    </footer>
  )
}
