import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useUser } from '../../features/accounts/signed-in-user.ts'
import { lazyWithRetry } from '../../lib/lazy/lazy-with-retry.ts'
import { useComputedWhenIdle } from '../../lib/lazy/use-computed-when-idle.ts'
import { settingsQuery, useSettingsChange } from '../../shared/settings/settings-query.ts'
import {
  browserTimeZone,
  declinedTimeZone,
  declineTimeZone,
  isSameTimeZone,
} from '../../shared/settings/time-zone.ts'

// Lazy, because few users are travelling.
const TimeZoneLine = lazyWithRetry(async () => (await import('./time-zone-line.tsx')).TimeZoneLine)

/**
 * Saves the browser's time zone in an account without one, silently. When the two differ later, as on a journey, offers to
 * switch; who declines, or has just chosen the other zone, is asked again only when the browser is in a third zone.
 */
export function TimeZoneNotice() {
  const here = useComputedWhenIdle(browserTimeZone)
  return here === null ? null : <NoticeFor here={here} />
}

function NoticeFor({ here }: { here: string }) {
  const user = useUser()
  const { data: settings } = useQuery(settingsQuery)
  const { mutate } = useSettingsChange()
  const [declined, setDeclined] = useState('')

  const isUnknown = settings?.timeZone === null
  useEffect(() => {
    if (isUnknown) mutate({ timeZone: here })
  }, [isUnknown, here, mutate])

  const chosen = settings?.timeZone ?? null
  if (chosen === null || isSameTimeZone(chosen, here)) return null
  // Read from the storage again, because the settings page may have just written it.
  if (declined === here || declinedTimeZone(user._id) === here) return null
  const decline = () => {
    setDeclined(here)
    declineTimeZone(user._id, here)
  }
  return (
    <Suspense>
      <TimeZoneLine here={here} chosen={chosen} onKeep={decline} />
    </Suspense>
  )
}
