import {
  changeReminder,
  ownReminder,
  type ReminderMailState,
  type ReminderTime,
  stopReminder,
} from '@codedojo/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '../../../lib/api/api.ts'
import { saveFile } from '../../../lib/api/save-file.ts'
import { currentInstallation } from '../../../lib/installation.ts'
import { settingsPath } from '../../../lib/paths.ts'
import { reminderKey } from '../../../lib/query-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { textLinkClasses } from '../../../ui/text-link.ts'
import { useActionWithToast } from '../../../ui/use-action-with-toast.ts'
import { reminderCalendar } from './reminder-calendar.ts'

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  text: `${String(hour).padStart(2, '0')}:00`,
}))
/** The proposal for people without a reminder. */
const proposed: ReminderTime = { days: [1, 2, 3, 4, 5], hour: 18 }

const reminderQuery = queryOptions({
  queryKey: [reminderKey],
  queryFn: ({ signal }) => callApi(ownReminder, { signal }),
})

/** When the user is reminded of practising, by mail or in their own calendar. */
export function ReminderPanel() {
  const reading = useQuery(reminderQuery)
  const { data, error } = reading
  if (!data)
    return (
      <Panel title="Reminders">
        {error ? (
          <ReadFailed title="Failed to load your reminders." reading={reading} />
        ) : (
          <Skeleton label="Loading your reminders" className="space-y-3 p-4">
            <Bone />
            <Bone className="w-2/3" />
          </Skeleton>
        )}
      </Panel>
    )
  return (
    <Panel title="Reminders">
      <ReminderForm stored={data.reminder} mail={data.mail} />
    </Panel>
  )
}

interface ReminderFormProps {
  /** null if no mails are sent. */
  stored: ReminderTime | null
  mail: ReminderMailState
}

function ReminderForm({ stored, mail }: ReminderFormProps) {
  const [time, setTime] = useState(stored ?? proposed)
  const save = useActionWithToast({
    run: () => callApi(changeReminder, { body: time }),
    failedText: 'The reminder was not saved.',
    changes: [reminderKey],
  })
  const stop = useActionWithToast({
    run: () => callApi(stopReminder),
    failedText: 'The reminder was not stopped.',
    changes: [reminderKey],
  })
  const isEmpty = time.days.length === 0
  return (
    <div className="flex flex-col gap-4 p-4">
      <p className="max-w-[560px] text-body text-muted">
        {stored ? 'You are reminded by mail' : 'Choose days and an hour'}, in your time zone. No mail comes on
        a day on which something of yours is Accepted already.
      </p>
      <DaysField days={time.days} onChange={(days) => setTime({ ...time, days })} />
      <Select
        label="From"
        className="max-w-40"
        value={String(time.hour)}
        options={hours}
        onChoose={(hour) => setTime({ ...time, hour: Number(hour) })}
      />
      {isEmpty && <p className="text-ui text-wa">Choose at least one day.</p>}
      <MailHint mail={mail} />
      <div className="flex flex-wrap gap-2">
        {mail === 'ready' && (
          <Button look="primary" isIdle={isEmpty} isBusy={save.isPending} onClick={() => save.mutate()}>
            {stored ? 'Save' : 'Remind me by mail'}
          </Button>
        )}
        {stored && (
          <Button isBusy={stop.isPending} onClick={() => stop.mutate()}>
            Stop the mails
          </Button>
        )}
        <Button
          isIdle={isEmpty}
          icon={<CalendarPlus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => downloadCalendar(time)}
        >
          Calendar file
        </Button>
      </div>
    </div>
  )
}

interface DaysFieldProps {
  days: readonly number[]
  onChange: (days: number[]) => void
}

function DaysField({ days, onChange }: DaysFieldProps) {
  const toggle = (day: number) =>
    onChange(
      days.includes(day)
        ? days.filter((chosen) => chosen !== day)
        : [...days, day].toSorted((one, other) => one - other),
    )
  return (
    <fieldset>
      <legend className="mb-2 text-ui">Days</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {dayNames.map((name, at) => (
          <Checkbox key={name} label={name} checked={days.includes(at + 1)} onChange={() => toggle(at + 1)} />
        ))}
      </div>
    </fieldset>
  )
}

/** Why no mail can be sent, and what to do. */
function MailHint({ mail }: { mail: ReminderMailState }) {
  switch (mail) {
    case 'ready':
      return null
    case 'off':
      return (
        <p className="text-ui text-muted">
          This installation sends no mail. A calendar file reminds you all the same.
        </p>
      )
    case 'unconfirmed':
      return (
        <p className="text-ui text-muted">
          To be reminded by mail,{' '}
          <Link to={settingsPath('account')} className={textLinkClasses}>
            confirm your email
          </Link>{' '}
          first.
        </p>
      )
  }
}

function downloadCalendar(time: ReminderTime): void {
  const { name: site } = currentInstallation()
  const file = reminderCalendar({ ...time, site, url: `${location.origin}/`, now: new Date() })
  saveFile('codedojo.ics', new Blob([file], { type: 'text/calendar' }))
}
