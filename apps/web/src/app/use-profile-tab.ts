import { useSearchParams } from 'react-router'

export const profileTabs = ['profile', 'activity', 'submissions'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** Which part of the profile is shown; it stands in the address. */
export function useProfileTab() {
  const [params, setParams] = useSearchParams()
  const tab = profileTabs.find((each) => each === params.get('tab')) ?? 'profile'
  const choose = (chosen: string) =>
    setParams(chosen === 'profile' ? {} : { tab: chosen }, { replace: true, preventScrollReset: true })
  return { tab, choose }
}
