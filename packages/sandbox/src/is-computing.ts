/** A sleeping program uses a smaller share of a core; a busy one uses a larger share even on a crowded machine. */
const computingShare = 0.1

/** Whether a program with this CPU time in this real time is computing rather than waiting. */
export function isComputing({ cpuMs, wallMs }: { readonly cpuMs: number; readonly wallMs: number }): boolean {
  return cpuMs > computingShare * wallMs
}
