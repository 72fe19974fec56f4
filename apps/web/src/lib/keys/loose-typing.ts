/** How long after a letter that meant nothing the next one still belongs to what somebody types. */
const pauseMs = 1000

type LooseKey = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * Tells letters that somebody types outside of every field, by mistake, from shortcuts of one key. Returns true when the key
 * belongs to a text: it comes soon after a letter that is no shortcut.
 */
export function looseTyping(): (event: LooseKey, isShortcut: boolean) => boolean {
  let lastLetterAt = Number.NEGATIVE_INFINITY
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }, isShortcut) => {
    if (ctrlKey || metaKey || altKey) return false
    const isOfText = timeStamp - lastLetterAt < pauseMs
    if (key.length === 1 && (isOfText || !isShortcut)) lastLetterAt = timeStamp
    return isOfText
  }
}
