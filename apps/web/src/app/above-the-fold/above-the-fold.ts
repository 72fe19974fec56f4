/** Id of the element with the server-drawn part of a page above the fold. */
export const aboveTheFoldId = 'above-the-fold'

/** Marks preload links that start only once the part above the fold is visible. */
export const preloadLaterAttribute = 'data-after-prerender'

/** Set on the element once the user has scrolled it. */
export const scrolledAttribute = 'data-scrolled'
