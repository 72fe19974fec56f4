import { joinClasses } from '../../lib/join-classes.ts'

interface PlotLegendProps {
  bars: string
  line: string
  className?: string
}

/** The legend of a plot. */
export function PlotLegend({ bars, line, className }: PlotLegendProps) {
  return (
    <span className={joinClasses('flex gap-4 text-caption text-muted', className)} aria-hidden>
      <span className="flex items-center gap-1.5">
        <span className="size-2.5 rounded-sm bg-chart-bar" />
        {bars}
      </span>
      <span className="flex items-center gap-1.5">
        <span className="h-0.5 w-3 bg-chart-you" />
        {line}
      </span>
    </span>
  )
}
