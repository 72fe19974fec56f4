import { forgetStoredProfiles, type ProfileOwner } from './import/stored-profile.ts'

/**
 * Takes away what this browser keeps of a person: code, notes, own inputs and unsent messages, all under keys that name their
 * id, and the profile of an earlier program.
 */
export function forgetInBrowser(owner: ProfileOwner): void {
  forgetStoredProfiles(localStorage, owner)
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.split(/[:.]/).includes(owner._id)) storage.removeItem(key)
}
