import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { useInstantSetting } from './use-instant-setting.ts'

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
  const { shown, choose } = useInstantSetting({
    stored: isOn,
    changeOf: (chosen: boolean) => ({ [name]: chosen }),
    savedText: (chosen) => (chosen ? told.on : told.off),
    failedText: 'The setting was not saved.',
  })
  return (
    <div>
      <Checkbox label={label} checked={shown} onChange={({ target }) => choose(target.checked)} />
      <div className="max-w-[560px] pl-7 text-ui text-muted">{children}</div>
    </div>
  )
}
