import { Globe, X } from 'lucide-react'
import { messageOf } from '../../lib/api/api-error.ts'
import { useSettingsChange } from '../../shared/settings/settings-query.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { forgetFailure, notify, notifyFailure } from '../../ui/toast.tsx'

interface TimeZoneLineProps {
  /** The browser's time zone. */
  here: string
  /** The time zone of the user's settings, which determines their days. */
  chosen: string
  onKeep: () => void
}

export function TimeZoneLine({ here, chosen, onKeep }: TimeZoneLineProps) {
  const { mutate, isPending } = useSettingsChange()
  const change = () => {
    forgetFailure('The time zone was not changed.')
    mutate(
      { timeZone: here },
      {
        onSuccess: () => notify(`Your days are counted in ${here} from now on.`),
        onError: (error) => notifyFailure('The time zone was not changed.', { detail: messageOf(error) }),
      },
    )
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
      <Button isSmall isBusy={isPending} onClick={change}>
        Count in {here}
      </Button>
      <IconButton
        label={`Keep ${chosen}`}
        icon={<X size={14} strokeWidth={1.75} aria-hidden />}
        onClick={onKeep}
      />
    </aside>
  )
}
