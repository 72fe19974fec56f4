import type { EditorSettings } from '@codedojo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { settingsChangeKey, settingsQuery, useSettingsChange } from '../../shared/settings/settings-query.ts'
import { defaultSettings, storedSettings, storeSettings, subscribeToSettings } from './editor-settings.ts'

export interface ChosenEditorSettings {
  readonly settings: EditorSettings
  /** True when saving to the account has failed; the settings apply in this browser only. */
  readonly isOnlyHere: boolean
  /** `onSaved` is called when the account has saved them, unless the page was left before. */
  readonly change: (settings: EditorSettings, onSaved?: () => void) => void
}

/**
 * The editor's settings, synchronized between browsers through the account.
 *
 * How it works: the editor uses the browser's copy, so that a choice applies at once and also offline. The copy is marked
 * as unsaved until the server confirms it. Whenever the server's settings arrive, an unsaved copy is sent again, and any
 * other copy is replaced by them. If the server has none, the browser's copy is sent. Other tabs see the change of the copy
 * and send nothing.
 */
export function useEditorSettings(userId: string): ChosenEditorSettings {
  const queryClient = useQueryClient()
  const server = useQuery(settingsQuery)
  const { mutate, isPending } = useSettingsChange()
  const stored = useSyncExternalStore(subscribeToSettings, storedSettings)

  const settle = useEffectEvent((onServer: EditorSettings | null, saidAt: number) => {
    const own = storedSettings()
    if (own === null) {
      if (onServer) storeSettings({ settings: onServer, unsavedOf: null, chosenAt: 0 })
      return
    }
    // A server answer from before the choice does not include it.
    if (saidAt < own.chosenAt) return
    const isSame = onServer !== null && areSame(own.settings, onServer)
    if (isSame) {
      if (own.unsavedOf === userId) storeSettings({ ...own, unsavedOf: null })
    } else if (onServer === null || own.unsavedOf === userId) {
      if (queryClient.isMutating({ mutationKey: settingsChangeKey }) === 0) mutate({ editor: own.settings })
    } else storeSettings({ settings: onServer, unsavedOf: null, chosenAt: own.chosenAt })
  })
  const { data, dataUpdatedAt } = server
  useEffect(() => {
    if (data) settle(data.editor, dataUpdatedAt)
  }, [data, dataUpdatedAt])

  return {
    settings: stored?.settings ?? defaultSettings,
    isOnlyHere: stored?.unsavedOf === userId && !isPending,
    change: (settings, onSaved) => {
      storeSettings({ settings, unsavedOf: userId, chosenAt: Date.now() })
      mutate({ editor: settings }, { onSuccess: () => onSaved?.() })
    },
  }
}

function areSame(one: EditorSettings, other: EditorSettings): boolean {
  return (
    one.fontPx === other.fontPx &&
    one.tabSize === other.tabSize &&
    one.keymap === other.keymap &&
    one.wrapsLines === other.wrapsLines &&
    one.suggestsWords === other.suggestsWords &&
    one.closesBrackets === other.closesBrackets &&
    one.language === other.language &&
    one.mode === other.mode
  )
}
