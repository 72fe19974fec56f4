/** The process that draws writes this first; what ends it afterwards is the fault of the file. */
export const drawingLine = 'drawing'
/** A point is 1/72 inch, and a pixel of CSS 1/96; twice that is sharp on good screens, too. */
export const pixelsOfPoint = 2
export const longestSidePixels = 1600
/** Of the text of a page; more than a page of a statement holds. */
export const maxTextBytes = 16 * 1024
