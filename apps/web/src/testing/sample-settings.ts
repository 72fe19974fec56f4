import type { Settings } from '@codedojo/contract'

/** The default settings. */
export function sampleSettings(facts: Partial<Settings> = {}): Settings {
  return {
    ...{ timeZone: null, isPublic: false, hidesDifficulty: false, hidesTags: false, editor: null, keys: {} },
    ...{ programmingExperience: null, weeklyGoal: null },
    ...facts,
  }
}
