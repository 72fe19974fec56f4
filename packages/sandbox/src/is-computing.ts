/** A sleeping program uses a smaller share of a core, a busy one a larger share even on a crowded machine. */
const computingShare = 0.1

/** Whether a program that has had so much CPU time in so much real time computes, and does not merely wait. */
export function isComputing({ cpuMs, wallMs }: { readonly cpuMs: number; readonly wallMs: number }): boolean {
  return cpuMs > computingShare * wallMs
}
