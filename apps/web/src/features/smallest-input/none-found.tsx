import type { InputKind, SmallestInput } from '@codedojo/contract'
import { pluralize } from '../../lib/format/pluralize.ts'
import { RetryButton } from './retry-button.tsx'

const words = {
  largest: 'As many items, and as long texts, as the limits allow',
  extreme: 'The largest and the smallest numbers that the limits allow',
  equal: 'Only equal values',
  sorted: 'Values in rising order, and in falling order',
  chain: 'A chain, in which each item leads to the next, and a star, in which all lead to one',
  'one letter': 'One letter, repeated',
} as const satisfies Record<InputKind, string>

/** Shown after a search without a result: what it tried, and what is left to try by hand. */
export function NoneFound({ result, onRetry }: { result: SmallestInput; onRetry: () => void }) {
  const { toTry = [] } = result
  return (
    <div role="status" className="space-y-3">
      <p className="text-body">{sentenceOf(result)}</p>
      {toTry.length > 0 && (
        <div className="text-body">
          <p>If it fails, then probably on a special or a large input. Try as a custom case:</p>
          <ul className="mt-1 list-disc pl-5">
            {toTry.map((kind) => (
              <li key={kind}>{words[kind]}</li>
            ))}
          </ul>
        </div>
      )}
      <RetryButton text="Search again" onClick={onRetry} />
    </div>
  )
}

function sentenceOf({ tried, isTimeOver }: SmallestInput): string {
  if (tried === 0)
    return isTimeOver
      ? 'None was found: the time was over before an input could be tried.'
      : 'None was found: no small input of this problem could be made.'
  const right = `None was found: your program was right on the ${pluralize(tried, 'small input')} that the search tried.`
  return isTimeOver ? `${right} There was no time for more.` : right
}
