const absent = '—'

/** "46 ms"; a dash if it was not measured. */
export function runtimeWords(ms: number | null): string {
  return ms === null ? absent : `${Math.round(ms)}\u00a0ms`
}

/** Formats KB as "9.4 MB"; a dash if it was not measured. */
export function memoryWords(kb: number | null): string {
  return kb === null ? absent : `${(kb / 1024).toFixed(1)}\u00a0MB`
}
