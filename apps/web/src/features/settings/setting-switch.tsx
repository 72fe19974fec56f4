import { type ReactNode, useState } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { useSettingsChange } from '../../shared/settings/settings-query.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { forgetFailure, notify, notifyFailure } from '../../ui/toast.tsx'

interface SettingSwitchProps {
  name: 'isPublic' | 'hidesDifficulty' | 'hidesTags'
  isOn: boolean
  label: string
  /** What the toast says when it was switched on, and off. */
  told: { readonly on: string; readonly off: string }
  /** What follows from it. */
  children: ReactNode
}

/** A choice between two, saved at once; it goes back when that failed. */
export function SettingSwitch({ name, isOn, label, told, children }: SettingSwitchProps) {
  const change = useSettingsChange()
  // A box that waited for the server would jump back under the finger first.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const choose = (chosen: boolean) => {
    setWanted(chosen)
    forgetFailure('The setting was not saved.')
    change.mutate(
      { [name]: chosen },
      {
        onSuccess: () => notify(chosen ? told.on : told.off),
        onError: (error) =>
          notifyFailure('The setting was not saved.', {
            detail: messageOf(error),
            action: { text: 'Retry', onClick: () => choose(chosen) },
          }),
        onSettled: () => setWanted(null),
      },
    )
  }
  return (
    <div>
      <Checkbox label={label} checked={wanted ?? isOn} onChange={({ target }) => choose(target.checked)} />
      <div className="max-w-[560px] pl-7 text-ui text-muted">{children}</div>
    </div>
  )
}
