/** For how long after a letter without a shortcut the next letter still counts as typing. */
const pauseMs = 1000

type LooseKey = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * Recognises what somebody types outside of any field by mistake, so that it triggers no single-key shortcut. Returns true when the
 * key follows soon after a letter that is no shortcut.
 */
export function createStrayTypingDetector(): (event: LooseKey, isShortcut: boolean) => boolean {
  let lastLetterAt = Number.NEGATIVE_INFINITY
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }, isShortcut) => {
    if (ctrlKey || metaKey || altKey) return false
    const isTyping = timeStamp - lastLetterAt < pauseMs
    if (key.length === 1 && (isTyping || !isShortcut)) lastLetterAt = timeStamp
    return isTyping
  }
}
