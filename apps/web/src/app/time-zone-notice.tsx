import { useQuery } from '@tanstack/react-query'
import { Globe, X } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { useUser } from '../features/accounts/signed-in-user.ts'
import { reasonOf } from '../lib/api-error.ts'
import { settingsQuery, useSettingsChange } from '../lib/settings-query.ts'
import { readStored, writeStored } from '../lib/stored.ts'
import { browserTimeZone, isSameTimeZone } from '../lib/time-zone.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { notify, notifyFailure } from '../ui/toast.tsx'

/**
 * An account without a time zone quietly takes that of the browser. Where the two differ later, as on a journey, a line
 * offers to switch; who declines is asked again only when the browser has come to a third zone.
 */
export function TimeZoneNotice() {
  const user = useUser()
  const here = browserTimeZone()
  const { data: settings } = useQuery(settingsQuery)
  const { change, isChanging } = useTimeZoneChange()
  const declinedKey = `time-zone-declined:${user._id}`
  const [declined, setDeclined] = useState(() => readStored(localStorage, declinedKey, z.string(), ''))

  const isUnknown = settings?.timeZone === null
  useEffect(() => {
    if (isUnknown) change(here, { isQuiet: true })
  }, [isUnknown, here, change])

  const chosen = settings?.timeZone ?? null
  if (chosen === null || isSameTimeZone(chosen, here) || declined === here) return null
  const decline = () => {
    setDeclined(here)
    writeStored(localStorage, declinedKey, here)
  }
  return (
    <aside
      aria-label="Time zone"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2 text-ui text-muted md:px-6"
    >
      <Globe size={14} strokeWidth={1.75} className="shrink-0" aria-hidden />
      <p className="min-w-0 flex-1 basis-64 break-words">
        This browser is in {here}, and your days are counted in {chosen}.
      </p>
      <Button isSmall isBusy={isChanging} onClick={() => change(here, { isQuiet: false })}>
        Count in {here}
      </Button>
      <IconButton
        label={`Keep ${chosen}`}
        icon={<X size={14} strokeWidth={1.75} aria-hidden />}
        onClick={decline}
      />
    </aside>
  )
}

function useTimeZoneChange() {
  const { mutate, isPending } = useSettingsChange()
  const change = useCallback(
    (timeZone: string, { isQuiet }: { isQuiet: boolean }) => {
      if (isQuiet) return mutate({ timeZone })
      mutate(
        { timeZone },
        {
          onSuccess: () => notify(`Your days are counted in ${timeZone} from now on.`),
          onError: (error) => notifyFailure('The time zone was not changed.', { detail: reasonOf(error) }),
        },
      )
    },
    [mutate],
  )
  return { change, isChanging: isPending }
}
