import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'

/** Longer names are cut: no account has one. */
const mostCharacters = 300

/** A face as SVG; the same name always gives the same one. */
export function drawFace(name: string): string {
  return createAvatar(notionists, { seed: name.slice(0, mostCharacters), scale: 130 }).toString()
}
