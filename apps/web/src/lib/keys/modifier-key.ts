/** Whether the keyboard is a Mac's, where the command key does what Ctrl does elsewhere. */
export const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** The name of the modifier key: Ctrl, or ⌘ on a Mac. */
export const modifierKey = isMac ? '⌘' : 'Ctrl'
