/** Below 768 px, where the phone layouts begin. */
export const phoneQuery = '(max-width: 767.98px)'
