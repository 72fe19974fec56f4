/** A dot and the word "Running". */
export function RunningMark() {
  return (
    <span className="inline-flex items-center gap-2 text-ui text-ac">
      <span className="size-1.5 rounded-full bg-ac" aria-hidden />
      Running
    </span>
  )
}
