/**
 * Matches up to and including 768 px: phones, and tablets held upright. The `md` layouts begin above, see `--breakpoint-md`.
 */
export const phoneQuery = '(max-width: 768.98px)'

/** Also matches a phone in landscape, for the pages with code: panes side by side would be too low there. */
export const workPhoneQuery = `${phoneQuery}, (height < 31.25rem) and (width < 62.5rem)`
