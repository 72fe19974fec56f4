import type { Settings } from '@codedojo/contract'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../../lib/api/api-error.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useSettingsChange } from '../../../shared/settings/settings-query.ts'
import { browserTimeZone, knowsTimeZone } from '../../../shared/settings/time-zone.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { notify } from '../../../ui/toast.tsx'
import { clockIn, dayIn, zoneWords } from './time-zones.ts'
import { ZoneField } from './zone-field.tsx'

/** Update interval of the clock, which shows minutes. */
const everyMs = 5_000

interface ZonePanelProps {
  settings: Settings
  /** Called when a zone was chosen, with the browser's zone at that time. */
  onChosen: (browserZone: string) => void
}

/** The time zone that determines when the user's days begin and end. */
export function ZonePanel({ settings, onChosen }: ZonePanelProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const change = useSettingsChange()
  const zone = chosen ?? settings.timeZone
  const own = browserTimeZone()
  const save = () => {
    // Called before the request, because its result triggers a comparison of the two zones.
    onChosen(own)
    change.mutate(
      { ...(zone !== null && { timeZone: zone }) },
      { onSuccess: ({ timeZone }) => notify(`Your days are counted in ${zoneWords(timeZone ?? '')} now.`) },
    )
  }
  const choose = (next: string) => {
    change.reset()
    setChosen(next)
  }
  return (
    <Panel title="Time zone">
      <div className="flex flex-col gap-4 p-4">
        <p className="max-w-[560px] text-body text-muted">
          A submission counts for the day that it is where you are. Days that are over keep their date,
          whatever you choose here: another zone counts from now on. Dates never go back: in a zone where it
          is still an earlier day, today stays the date that you have reached until the clock there passes it.
        </p>
        <ZoneField zone={zone} error={change.error ? messageOf(change.error) : undefined} onChoose={choose} />
        {zone !== own && (
          <p className="text-ui text-muted">
            This browser is in {zoneWords(own)}.{' '}
            <button
              type="button"
              className="text-primary underline underline-offset-4 max-md:py-3"
              onClick={() => choose(own)}
            >
              Use it
            </button>
          </p>
        )}
        <ZoneClock zone={zone} />
        <div>
          <Button
            look="primary"
            isIdle={zone === null || zone === settings.timeZone}
            isBusy={change.isPending}
            onClick={save}
          >
            Save time zone
          </Button>
        </div>
      </div>
    </Panel>
  )
}

function ZoneClock({ zone }: { zone: string | null }) {
  const now = new Date(useNow(everyMs))
  return (
    <p className="flex items-start gap-2 text-body">
      <Clock size={16} strokeWidth={1.75} className="mt-1 shrink-0 text-muted" aria-hidden />
      {zone === null ? (
        <span>No zone was chosen yet; days are counted in that of the server.</span>
      ) : !knowsTimeZone(zone) ? (
        <span>This browser does not know {zoneWords(zone)}, so it cannot tell the time there.</span>
      ) : (
        <span>
          It is <span className="num">{clockIn(zone, now)}</span> there, {dayIn(zone, now)}.
        </span>
      )}
    </p>
  )
}
