import { useState } from 'react'
import { z } from 'zod'
import { readStored, writeStored } from '../../lib/browser-storage.ts'

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

const settingsSchema = z.object({
  speed: z.number().min(0.5).max(2),
  volume: z.number().min(0).max(1),
  isMuted: z.boolean(),
  hasCaptions: z.boolean(),
  /** Language of captions and transcript as BCP 47 code; the first available one if empty. */
  language: z.string(),
})
export type PlayerSettings = z.infer<typeof settingsSchema>

const key = 'course-player'
const standard: PlayerSettings = { speed: 1, volume: 1, isMuted: false, hasCaptions: false, language: '' }

/** How this browser plays lessons; stored for the next lesson. */
export function usePlayerSettings() {
  const [settings, setSettings] = useState(() => readStored(localStorage, key, settingsSchema, standard))
  const change = (changes: Partial<PlayerSettings>) => {
    const next = { ...settings, ...changes }
    setSettings(next)
    writeStored(localStorage, key, next)
  }
  return { settings, change }
}
export type PlayerSettingsStore = ReturnType<typeof usePlayerSettings>

/** The next faster or slower speed; the fastest and slowest stay. */
export function nextSpeed(speed: number, step: 1 | -1): number {
  const further = step === 1 ? speeds.find((one) => one > speed) : speeds.findLast((one) => one < speed)
  return further ?? speed
}
