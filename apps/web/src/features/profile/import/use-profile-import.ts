import type { Profile } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cacheProfile, sendProfile } from '../queries.ts'
import { findStoredProfile, forgetStoredProfiles, mergeStoredProfile } from './stored-profile.ts'

/**
 * Sends a profile stored in the browser to the server, once, if the server has none. It is kept for the next attempt on
 * failure, and deleted when it is not needed any more.
 */
export function useProfileImport(profile: Profile | undefined): void {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: sendProfile,
    onSuccess: (saved) => {
      cacheProfile(queryClient, saved)
      forgetStoredProfiles(localStorage, saved)
    },
  })
  useEffect(() => {
    if (profile === undefined) return
    const found = findStoredProfile(localStorage, profile)
    if (found === null) return
    if (profile.savedAt !== null) return forgetStoredProfiles(localStorage, profile)
    const fields = mergeStoredProfile(profile, found)
    if (fields) mutate({ ...fields, isImport: true })
  }, [profile, mutate])
}
