import type { EditorSettings } from '@codedojo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { settingsChangeKey, settingsQuery, useSettingsChange } from '../../shared/settings/settings-query.ts'
import { defaultSettings, keptSettings, storeSettings, subscribe } from './editor-settings.ts'

export interface ChosenEditorSettings {
  readonly settings: EditorSettings
  /** The account does not know them, because saving failed; they hold in this browser. */
  readonly isOnlyHere: boolean
  /** `onSaved` is called when the account has them, unless the page was left before. */
  readonly change: (settings: EditorSettings, onSaved?: () => void) => void
}

/**
 * The editor's settings, which follow the user from one browser to another.
 *
 * How it works: the browser's own copy is what the editor shows, so that a choice counts at once and without a connection.
 * It is marked as unsaved until the server answers with the same. Whenever the server says what it has, an unsaved copy is
 * sent again, and any other copy becomes what the server has. Where the server has nothing, it takes the browser's. Other
 * tabs see the copy change and send nothing.
 */
export function useEditorSettings(userId: string): ChosenEditorSettings {
  const queryClient = useQueryClient()
  const server = useQuery(settingsQuery)
  const { mutate, isPending } = useSettingsChange()
  const kept = useSyncExternalStore(subscribe, keptSettings)

  const settle = useEffectEvent((onServer: EditorSettings | null, saidAt: number) => {
    const own = keptSettings()
    if (own === null) {
      if (onServer) storeSettings({ settings: onServer, unsavedOf: null, chosenAt: 0 })
      return
    }
    // Said before the choice was made, it knows nothing of it.
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
    settings: kept?.settings ?? defaultSettings,
    isOnlyHere: kept?.unsavedOf === userId && !isPending,
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
    one.language === other.language
  )
}
