import { type ReactNode, useState } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { useSettingsChange } from '../../shared/settings/settings-query.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { forgetFailure, notify, notifyFailure } from '../../ui/toast.tsx'

interface SettingSwitchProps {
  name: 'isPublic' | 'hidesDifficulty' | 'hidesTags'
  isOn: boolean
  label: string
  /** Toast texts for on and off. */
  told: { readonly on: string; readonly off: string }
  /** Explanation of the setting. */
  children: ReactNode
}

/** A setting with two values, saved at once as an optimistic update. */
export function SettingSwitch({ name, isOn, label, told, children }: SettingSwitchProps) {
  const change = useSettingsChange()
  // Local state, because a controlled box would first jump back until the server answers.
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
