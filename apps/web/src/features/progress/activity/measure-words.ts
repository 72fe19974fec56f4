const absent = '—'

/** "46 ms"; a dash where nothing was measured. */
export function runtimeWords(ms: number | null): string {
  return ms === null ? absent : `${Math.round(ms)} ms`
}

/** "9.4 MB" of KB; a dash where nothing was measured. */
export function memoryWords(kb: number | null): string {
  return kb === null ? absent : `${(kb / 1024).toFixed(1)} MB`
}

/** The parts of "Array, Hash Table". */
export function tagsIn(tags: string): string[] {
  return tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}
