export const videosPrefix = 'videos/'
export const uploadsPrefix = 'uploads/'

/** The key of a video. An upload in parts has it from the beginning, because objects cannot be renamed. */
export function videoKey(id: string): string {
  return `${videosPrefix}${id}`
}

/** What is kept about an upload until it is a video. */
export function uploadKeys(id: string) {
  return {
    facts: `${uploadsPrefix}${id}.json`,
    refusal: `${uploadsPrefix}${id}.refused`,
    /** What the keys of its tails begin with. */
    tails: `${uploadsPrefix}${id}.tail-`,
  }
}

/** The key of the bytes that follow the parts, which end at `from`. One whose bytes are in a part by now is never read. */
export function tailKey(id: string, from: number): string {
  return `${uploadKeys(id).tails}${from}`
}

/** The id in the key of something that is kept about an upload; null for another key. */
export function uploadIdOf(key: string): string | null {
  return /^uploads\/([0-9a-f-]{36})\.(?:json|refused|tail-\d+)$/.exec(key)?.[1] ?? null
}
