/** Of the element that the server writes into the HTML of a page. */
export const aboveTheFoldId = 'above-the-fold'

/** Marks links to what the page needs once its part above the fold is shown, and not before. */
export const afterSight = 'data-after-sight'

/** On that element: somebody has begun to read further down. */
export const scrolledMark = 'data-scrolled'
