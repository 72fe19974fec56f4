import { forgetStoredProfiles, type ProfileOwner } from './import/stored-profile.ts'

/**
 * Deletes all data of a user in this browser: code, notes, custom inputs and unsent messages (all under keys with the
 * user's id), and the profile of an earlier version of the app.
 */
export function clearBrowserData(owner: ProfileOwner): void {
  forgetStoredProfiles(localStorage, owner)
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.split(/[:.]/).includes(owner._id)) storage.removeItem(key)
}
