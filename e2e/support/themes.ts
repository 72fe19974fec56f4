/** The themes to look at: the default and the light one at every change, all of them in the full run. */
export const themes =
  process.env.E2E_FULL === '1' ? ['leet', 'hacker', 'midnight', 'daylight'] : ['leet', 'daylight']
