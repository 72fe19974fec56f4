import 'uplot/dist/uPlot.min.css'
import { useEffect, useRef, useState } from 'react'
import type uPlot from 'uplot'
import { useTheme } from '../../lib/theme.ts'
import { useIsPhone } from '../../lib/use-media-query.ts'
import { plotGutterPx, plotOptions } from './plot-options.ts'
import { labelledPositions } from './plot-scale.ts'
import { PlotTable } from './plot-table.tsx'

export interface PlotSeries {
  readonly name: string
  readonly values: readonly number[]
}

export interface PlotProps {
  /** Accessible description of the plot. */
  readonly label: string
  /** Column title of the positions: "Day". */
  readonly placesName: string
  /** The labels of the positions on the x axis. */
  readonly places: readonly string[]
  readonly bars: PlotSeries
  readonly line: PlotSeries
}

const heightPx = 240

/**
 * Bars and a line over the same x axis. The same values are there as a table, which becomes visible when the plot cannot be
 * drawn.
 */
export function Plot(props: PlotProps) {
  const { places, bars, line, label } = props
  const host = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const isDrawn = useDrawing(host, props, setPointed)
  if (isDrawn === false) return <PlotTable {...props} />
  return (
    <figure aria-label={label}>
      <div className="relative" aria-hidden>
        <div ref={host} style={{ height: heightPx }} />
        {pointed !== null && places[pointed] !== undefined && (
          <p className="pointer-events-none absolute top-1 right-1 rounded-md border border-line-strong bg-raised px-2 py-1 text-caption text-ink">
            {places[pointed]}: <span className="num">{bars.values[pointed]}</span> {bars.name.toLowerCase()},{' '}
            <span className="num">{line.values[pointed]}</span> {line.name.toLowerCase()}
          </p>
        )}
        <Places places={places} />
      </div>
      <div className="sr-only">
        <PlotTable {...props} />
      </div>
    </figure>
  )
}

/** The labels of the x axis; the first and last stay inside the plot. */
function Places({ places }: { places: readonly string[] }) {
  const most = useIsPhone() ? 3 : 4
  const named = labelledPositions(places.length, most)
  return (
    <div className="num relative h-5 text-[11px] text-chart-axis" style={{ marginLeft: plotGutterPx }}>
      {named.map((place, at) => (
        <span
          key={place}
          className={
            at === 0
              ? 'absolute left-0'
              : at === named.length - 1
                ? 'absolute right-0'
                : 'absolute -translate-x-1/2'
          }
          style={
            at === 0 || at === named.length - 1 ? {} : { left: `${((place + 0.5) / places.length) * 100}%` }
          }
        >
          {places[place]}
        </span>
      ))}
    </div>
  )
}

/**
 * Draws into the element, and again when its width, the theme or the values change. Returns whether drawing works; null if not
 * known yet.
 */
function useDrawing(
  host: React.RefObject<HTMLDivElement | null>,
  { places, bars, line }: PlotProps,
  onPlace: (place: number | null) => void,
): boolean | null {
  const theme = useTheme()
  const [library, setLibrary] = useState<typeof uPlot | false | null>(null)
  const [width, setWidth] = useState(0)

  useEffect(() => {
    // The font must be loaded before the canvas draws text with it.
    const font = document.fonts?.load('11px "JetBrains Mono"').catch(() => undefined)
    Promise.all([import('uplot'), font]).then(
      ([{ default: found }]) => setLibrary(() => found),
      () => setLibrary(false),
    )
  }, [])

  useEffect(() => {
    if (!host.current || !library) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(host.current)
    return () => observer.disconnect()
  }, [host, library])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours of the theme are read from the page's styles.
  useEffect(() => {
    if (!library || width === 0 || !host.current) return
    const shape = {
      places: places.length,
      most: Math.max(0, ...bars.values, ...line.values),
      areWhole: [...bars.values, ...line.values].every(Number.isInteger),
      width,
      height: heightPx,
      bars: library.paths.bars?.({ size: [0.72, 40], radius: 0.12 }) ?? (() => null),
      onPlace,
    }
    const columns: uPlot.AlignedData = [places.map((_, place) => place), [...bars.values], [...line.values]]
    const plot = new library(plotOptions(shape), columns, host.current)
    return () => plot.destroy()
  }, [library, width, theme, places, bars, line, host, onPlace])

  return library === null ? null : library !== false
}
