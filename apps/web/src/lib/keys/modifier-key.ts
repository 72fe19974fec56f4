/** Whether the keyboard is one of a Mac, whose command key does what Ctrl does elsewhere. */
export const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** Ctrl, or the command key's name on a Mac. */
export const modifierKey = isMac ? '⌘' : 'Ctrl'
