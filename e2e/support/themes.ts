/** The themes of the pages. */
export const themes = ['leet', 'hacker', 'midnight', 'daylight'] as const
