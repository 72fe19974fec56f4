/** Up to and including 768 px: phones, and tablets held upright. The layouts of `md` begin above, see `--breakpoint-md`. */
export const phoneQuery = '(max-width: 768.98px)'

/** Where code is written also a phone that lies on its side: beside each other nothing would have the height it needs. */
export const workPhoneQuery = `${phoneQuery}, (height < 31.25rem) and (width < 62.5rem)`
