/** For how long after a letter without a shortcut the next letter still counts as typing. */
const pauseMs = 1000

type LooseKey = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * Tells typing outside of any field, by mistake, from single-key shortcuts. Returns true when the key belongs to typing: it
 * follows soon after a letter that is no shortcut.
 */
export function createStrayTypingDetector(): (event: LooseKey, isShortcut: boolean) => boolean {
  let lastLetterAt = Number.NEGATIVE_INFINITY
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }, isShortcut) => {
    if (ctrlKey || metaKey || altKey) return false
    const isOfText = timeStamp - lastLetterAt < pauseMs
    if (key.length === 1 && (isOfText || !isShortcut)) lastLetterAt = timeStamp
    return isOfText
  }
}
