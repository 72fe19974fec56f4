const absent = '—'

/** "46 ms"; a dash where nothing was measured. */
export function runtimeWords(ms: number | null): string {
  return ms === null ? absent : `${Math.round(ms)}\u00a0ms`
}

/** "9.4 MB" of KB; a dash where nothing was measured. */
export function memoryWords(kb: number | null): string {
  return kb === null ? absent : `${(kb / 1024).toFixed(1)}\u00a0MB`
}
