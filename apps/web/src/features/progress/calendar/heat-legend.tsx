import { veryActiveFrom } from '@codedojo/contract'

/** Legend of the three shades. */
export function HeatLegend() {
  return (
    <p className="flex items-center gap-1 text-caption text-faint">
      <span className="sr-only">Submissions a day, from</span>0
      <span className="ml-0.5 size-2.5 rounded-[3px] bg-heat-0" aria-hidden />
      <span className="size-2.5 rounded-[3px] bg-heat-1" aria-hidden />
      <span className="mr-0.5 size-2.5 rounded-[3px] bg-heat-2" aria-hidden />
      <span className="sr-only">to</span>
      {veryActiveFrom}+
    </p>
  )
}
