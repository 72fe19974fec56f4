import type { RuntimeComparison as Comparison } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { runtimesQuery } from '../queries.ts'
import { ownBucketIndex, RuntimeHistogram } from './runtime-histogram.tsx'
import { bucketRangeText, repetitionText, runtimeRankText, type TimeUnit } from './runtime-text.ts'

interface RuntimeComparisonProps {
  submissionId: string
  /** Milliseconds since 1970. */
  submittedAt: number
  unit: TimeUnit
}

/** How the runtime of an Accepted submission compares with other users', within the accuracy of the measurement. */
export function RuntimeComparison({ submissionId, submittedAt, unit }: RuntimeComparisonProps) {
  const query = useQuery(runtimesQuery(submissionId, submittedAt))
  return (
    <section aria-label="How your run compares">
      <h3 className="text-body font-semibold">How your run compares</h3>
      {query.data ? (
        <Compared comparison={query.data} unit={unit} />
      ) : query.error ? (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-ui text-muted">
          The other runtimes could not be loaded. {messageOf(query.error)}
          <Button
            isSmall
            disabled={query.isFetching}
            onClick={() => void query.refetch()}
            icon={<RefreshCw size={14} strokeWidth={1.75} aria-hidden />}
          >
            Retry
          </Button>
        </p>
      ) : (
        <Skeleton label="Loading the other runtimes" className="mt-2 space-y-3">
          <Bone className="h-28 w-full" />
          <Bone className="w-64" />
        </Skeleton>
      )}
    </section>
  )
}

function Compared({ comparison, unit }: { comparison: Comparison; unit: TimeUnit }) {
  const words = runtimeRankText(comparison, unit)
  const repetitions = repetitionText(comparison, unit)
  const hasOthers = comparison.buckets.length > 0
  return (
    <>
      {hasOthers && (
        <div className="mt-2">
          <RuntimeHistogram
            comparison={comparison}
            unit={unit}
            label={`Runtimes of other learners. ${words}`}
          />
        </div>
      )}
      <p role="status" className="mt-2 text-ui">
        {words} {repetitions !== null && <span className="text-muted">{repetitions}</span>}
      </p>
      {hasOthers && (
        <Fold title="Show as a table">
          <RuntimeTable comparison={comparison} unit={unit} />
        </Fold>
      )}
      <Fold title="How is this measured?">
        <p className="max-w-[680px] pb-2 text-ui text-muted">{howItIsMeasured}</p>
      </Fold>
    </>
  )
}

const howItIsMeasured =
  'The runtime is the CPU time of the slowest case, less what an empty box costs. After the verdict, when the judge has ' +
  'nothing else to do, it runs that case five times more; verdict, runtime and memory stay as they are. Your ' +
  "program's typical time lies between the fastest and the slowest of these six runs: that all six fall on one side of " +
  'it happens once in 32 times. If this range covers at most 10 percent of the others, your place is one number; if it ' +
  'covers more, a range; from 50 percent on, none. Every other learner counts once, with the best accepted runtime in ' +
  'this language, for the problem in the state in which you solved it. A busy machine makes every program slower, so ' +
  'times of busy and of quiet hours differ by more than this range shows.'

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group text-ui">
      <summary className="flex min-h-8 w-fit cursor-pointer items-center gap-1.5 text-muted hover:text-ink max-md:min-h-11">
        <ChevronRight size={14} strokeWidth={1.75} className="group-open:rotate-90" aria-hidden />
        {title}
      </summary>
      {children}
    </details>
  )
}

function RuntimeTable({ comparison, unit }: { comparison: Comparison; unit: TimeUnit }) {
  const own = ownBucketIndex(comparison.buckets, comparison.runtime)
  return (
    <table className="num mb-2 text-ui">
      <caption className="sr-only">Other learners by their best runtime</caption>
      <thead className="text-caption text-muted">
        <tr className="h-8">
          <th scope="col" className="pr-8 text-left font-normal">
            Runtime
          </th>
          <th scope="col" className="text-right font-normal">
            Other learners
          </th>
          <th scope="col">
            <span className="sr-only">Yours</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {comparison.buckets.map((bucket, place) => (
          <tr key={bucket.fromMs} className="h-7">
            <th scope="row" className="pr-8 text-left font-normal">
              {bucketRangeText(bucket, unit)}
            </th>
            <td className="text-right text-muted">{bucket.learners}</td>
            <td className="pl-4 font-sans text-primary">{place === own && 'You'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
