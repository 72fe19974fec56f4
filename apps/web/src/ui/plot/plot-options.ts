import type uPlot from 'uplot'
import { plotLines } from './plot-scale.ts'

/** Width of the axis labels left of the plot, in CSS pixels. */
export const plotGutterPx = 44

export interface PlotShape {
  /** Number of positions on the x axis. */
  readonly places: number
  /** The largest value. */
  readonly most: number
  /** Whether all values are whole numbers. */
  readonly areWhole: boolean
  readonly width: number
  readonly height: number
  /** uPlot's path builder of bars, which is loaded lazily. */
  readonly bars: uPlot.Series.PathBuilder
  readonly onPlace: (place: number | null) => void
}

/** The options for uPlot; colours and the font come from the tokens of the current theme. */
export function plotOptions({
  places,
  most,
  areWhole,
  width,
  height,
  bars,
  onPlace,
}: PlotShape): uPlot.Options {
  const token = readTokens()
  const lines = plotLines(most, { areWhole })
  return {
    width,
    height,
    padding: [8, 0, 4, 0],
    legend: { show: false },
    cursor: { x: false, y: false, points: { show: false }, drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: [-0.5, places - 0.5] },
      y: { range: [0, lines[2]] },
    },
    axes: [
      { show: false },
      {
        size: plotGutterPx,
        splits: [...lines],
        values: (_plot, splits) => splits.map((value) => compact.format(value)),
        stroke: token('--chart-axis'),
        font: `11px ${token('--font-mono')}`,
        grid: { stroke: token('--chart-grid'), width: 1 },
        ticks: { show: false },
        gap: 8,
      },
    ],
    series: [
      {},
      { paths: bars, fill: token('--chart-bar'), width: 0, points: { show: false } },
      { stroke: token('--chart-you'), width: 2, points: { show: false } },
    ],
    hooks: { setCursor: [(plot) => onPlace(plot.cursor.idx ?? null)] },
  }
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' })

function readTokens(): (name: string) => string {
  const style = getComputedStyle(document.documentElement)
  return (name) => style.getPropertyValue(name).trim()
}
