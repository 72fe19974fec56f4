import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'

/** Longer names are cut; no account has one. */
const maxCharacters = 300

/** Draws an avatar as SVG, deterministic by name. */
export function drawAvatar(name: string): string {
  return createAvatar(notionists, { seed: name.slice(0, maxCharacters), scale: 130 }).toString()
}
