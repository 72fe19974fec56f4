import { useState } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { type SettingsChange, useSettingsChange } from '../../shared/settings/settings-query.ts'
import { forgetFailure, notify, notifyFailure } from '../../ui/toast.tsx'

interface InstantSetting<Value> {
  readonly stored: Value
  readonly changeOf: (chosen: Value) => SettingsChange
  /** The toast after a choice was saved. */
  readonly savedText: (chosen: Value) => string
  readonly failedText: string
}

interface Instant<Value> {
  /** The value that is being saved, else the stored one. */
  readonly shown: Value
  readonly choose: (chosen: Value) => void
}

/** A setting that is saved as soon as it is chosen; a failure brings back the stored value and offers a retry. */
export function useInstantSetting<Value>(setting: InstantSetting<Value>): Instant<Value> {
  const { stored, changeOf, savedText, failedText } = setting
  const change = useSettingsChange()
  // Local state, because a controlled field would first jump back until the server answers. An object, because null is a value.
  const [wanted, setWanted] = useState<{ readonly value: Value } | null>(null)
  const choose = (value: Value) => {
    setWanted({ value })
    forgetFailure(failedText)
    change.mutate(changeOf(value), {
      onSuccess: () => notify(savedText(value)),
      onError: (error) =>
        notifyFailure(failedText, {
          detail: messageOf(error),
          action: { text: 'Retry', onClick: () => choose(value) },
        }),
      onSettled: () => setWanted(null),
    })
  }
  return { shown: wanted ? wanted.value : stored, choose }
}
