import type { Settings } from '@codedojo/contract'

/** Those of somebody who has chosen nothing yet. */
export function sampleSettings(facts: Partial<Settings> = {}): Settings {
  return {
    ...{ timeZone: null, isPublic: false, hidesDifficulty: false, hidesTags: false, editor: null, keys: {} },
    ...facts,
  }
}
