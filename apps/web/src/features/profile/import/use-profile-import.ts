import type { Profile } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepProfile, takeOverProfile } from '../queries.ts'
import { findStoredProfile, forgetStoredProfiles, withStored } from './stored-profile.ts'

/**
 * Sends a profile that the browser keeps to the server, once, where none was ever saved there. One that could not be sent
 * stays and is sent the next time; one that has become needless is taken away.
 */
export function useProfileImport(profile: Profile | undefined): void {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: keepProfile,
    onSuccess: (saved) => {
      takeOverProfile(queryClient, saved)
      forgetStoredProfiles(localStorage, saved)
    },
  })
  useEffect(() => {
    if (profile === undefined) return
    const found = findStoredProfile(localStorage, profile)
    if (found === null) return
    if (profile.savedAt !== null) return forgetStoredProfiles(localStorage, profile)
    const fields = withStored(profile, found)
    if (fields) mutate({ ...fields, isImport: true })
  }, [profile, mutate])
}
