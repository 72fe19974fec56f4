import type { RuntimeBucket, RuntimeComparison } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { joinClasses } from '../../../lib/join-classes.ts'
import { measuredTime, type TimeUnit } from './runtime-text.ts'

interface RuntimeHistogramProps {
  comparison: RuntimeComparison
  unit: TimeUnit
  /** Text alternative of the chart. */
  label: string
}

const plotTop = 28
const plotHeight = 84
const plotBottom = plotTop + plotHeight
const height = plotBottom + 20
/** The width is divided by at least this many bars: fewer would be broad slabs. */
const minPlaces = 12
const maxTicks = 5
/** In percent of the width: a label that begins further right is cut where the chart is narrow, 220 px beside the editor. */
const maxTickLeft = 78

/** Number of users by runtime; the bar with the user's own runtime is highlighted and labelled. */
export function RuntimeHistogram({ comparison, unit, label }: RuntimeHistogramProps) {
  const { buckets, runtime } = comparison
  const own = ownBucketIndex(buckets, runtime)
  const counts = buckets.map(({ learners }, place) => learners + (place === own ? 1 : 0))
  const most = Math.max(1, ...counts)
  const step = 100 / Math.max(minPlaces, buckets.length)
  const topOf = (place: number) => plotBottom - plotHeight * ((counts[place] ?? 0) / most)
  return (
    <svg role="img" aria-label={label} width="100%" height={height} className="num block text-[11px]">
      {[0, 1 / 3, 2 / 3].map((share) => (
        <line
          key={share}
          x1="0"
          x2="100%"
          y1={plotTop + share * plotHeight}
          y2={plotTop + share * plotHeight}
          strokeDasharray="2 4"
          className="stroke-chart-grid"
        />
      ))}
      {buckets.map(({ fromMs }, place) => (
        <Bar key={fromMs} left={place * step} width={step * 0.86} top={topOf(place)} isOwn={place === own} />
      ))}
      <line x1="0" x2="100%" y1={plotBottom} y2={plotBottom} className="stroke-chart-grid" />
      {buckets.map(({ fromMs, belowMs }, place) => {
        if (!isTick(place, buckets.length)) return null
        return (
          <text key={fromMs} x={`${place * step}%`} y={height - 5} className="fill-chart-axis">
            {belowMs === null ? '≥ ' : ''}
            {measuredTime(fromMs, unit)}
          </text>
        )
      })}
      {own !== -1 && (
        <OwnMark middle={(own + 0.43) * step} top={topOf(own)}>
          You, {measuredTime(runtime, unit)}
        </OwnMark>
      )}
    </svg>
  )
}

/** Index of the bucket with the user's runtime; -1: there are no buckets. */
export function ownBucketIndex(buckets: readonly RuntimeBucket[], runtime: number): number {
  return buckets.findIndex(
    ({ fromMs, belowMs }) => runtime >= fromMs && (belowMs === null || runtime < belowMs),
  )
}

/** Only some bars have a label, so that no label overlaps another or the edge. */
function isTick(place: number, count: number): boolean {
  const places = Math.max(minPlaces, count)
  return place % Math.ceil(places / maxTicks) === 0 && (100 * place) / places <= maxTickLeft
}

interface BarProps {
  /** In percent of the width. */
  left: number
  width: number
  top: number
  isOwn: boolean
}

function Bar({ left, width, top, isOwn }: BarProps) {
  if (top >= plotBottom) return null
  // Minimum height, so that a single user among thousands is visible.
  const shownTop = Math.min(top, plotBottom - 2)
  return (
    <rect
      x={`${left}%`}
      width={`${width}%`}
      y={shownTop}
      height={plotBottom - shownTop}
      rx="2"
      className={joinClasses(isOwn ? 'fill-chart-you' : 'fill-chart-bar')}
    />
  )
}

interface OwnMarkProps {
  middle: number
  top: number
  children: ReactNode
}

function OwnMark({ middle, top, children }: OwnMarkProps) {
  const anchor = middle < 18 ? 'start' : middle > 82 ? 'end' : 'middle'
  const x = { start: '0%', middle: `${middle}%`, end: '100%' }[anchor]
  return (
    <>
      <line x1={`${middle}%`} x2={`${middle}%`} y1="16" y2={top} className="stroke-chart-you" />
      <text x={x} y="11" textAnchor={anchor} className="fill-chart-you text-[12px] font-semibold">
        {children}
      </text>
    </>
  )
}
