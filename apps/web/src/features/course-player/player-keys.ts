import { isFormField } from '../../lib/keys/is-form-field.ts'

/** What a key does in the player. Positions are in seconds of the video, volume changes in shares of the full volume. */
export type PlayerAction =
  | { readonly kind: 'toggle' | 'mute' | 'captions' | 'fullscreen' }
  | { readonly kind: 'seekBy'; readonly seconds: number }
  | { readonly kind: 'seekToShare'; readonly share: number }
  | { readonly kind: 'volumeBy'; readonly share: number }
  | { readonly kind: 'speed'; readonly step: 1 | -1 }

type PlayerKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'target'>

const acts: Readonly<Record<string, PlayerAction>> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  ArrowLeft: { kind: 'seekBy', seconds: -5 },
  ArrowRight: { kind: 'seekBy', seconds: 5 },
  j: { kind: 'seekBy', seconds: -10 },
  l: { kind: 'seekBy', seconds: 10 },
  ArrowUp: { kind: 'volumeBy', share: 0.05 },
  ArrowDown: { kind: 'volumeBy', share: -0.05 },
  m: { kind: 'mute' },
  c: { kind: 'captions' },
  f: { kind: 'fullscreen' },
  '<': { kind: 'speed', step: -1 },
  '>': { kind: 'speed', step: 1 },
}

/** Marks the element around the player. */
export const playerAttribute = 'data-player'

/** The action of a key; null if none, or the key belongs to the focused element. */
export function actionOfKey(event: PlayerKey): PlayerAction | null {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null
  if (isSeekBar(target) ? key === 'Tab' : isFormField(target)) return null
  if (isInDialog(target) || !isFree(key, target)) return null
  const act = acts[key.length === 1 ? key.toLowerCase() : key]
  if (act) return act
  return /^\d$/.test(key) ? { kind: 'seekToShare', share: Number(key) / 10 } : null
}

/**
 * Whether the focused element does not need the key itself: Space presses buttons, arrows choose tabs, and up and down
 * scroll the page outside of the player.
 */
function isFree(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true
  if (key === ' ') return target.closest('button, a, summary, [role="tab"], [role="option"]') === null
  if (key === 'ArrowUp' || key === 'ArrowDown') return target.closest(`[${playerAttribute}]`) !== null
  return !key.startsWith('Arrow') || target.closest('[role="tablist"]') === null
}

function isSeekBar(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'range'
}

function isInDialog(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null
  )
}
