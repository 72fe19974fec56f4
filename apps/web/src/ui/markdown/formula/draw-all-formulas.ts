import 'katex/dist/katex.min.css'
import rehypeKatex, { type Options } from 'rehype-katex'

/** What cannot be drawn stays as it was written, in the colour of the text: red on a dark ground cannot be read. */
const options: Options = { errorColor: 'currentColor' }

/** Draws the formulas that nothing smaller could draw. */
export const drawAllFormulas: [typeof rehypeKatex, Options] = [rehypeKatex, options]
