import 'katex/dist/katex.min.css'
import rehypeKatex, { type Options } from 'rehype-katex'

/**
 * What cannot be drawn stays as it was written, in the colour of the text: red on a dark ground cannot be read. A formula says how
 * large a rule or a gap is, and strangers write formulas: in em, beyond this they would cover the page.
 */
const options: Options = { errorColor: 'currentColor', maxSize: 10 }

/** Draws the formulas that nothing smaller could draw. */
export const drawAllFormulas: [typeof rehypeKatex, Options] = [rehypeKatex, options]
