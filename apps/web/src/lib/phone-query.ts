/** Up to and including 768 px: phones, and tablets held upright. The layouts of `md` begin above, see `--breakpoint-md`. */
export const phoneQuery = '(max-width: 768.98px)'
