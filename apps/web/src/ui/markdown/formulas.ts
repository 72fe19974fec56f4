import 'katex/dist/katex.min.css'
import rehypeKatex, { type Options } from 'rehype-katex'

/** What cannot be drawn stays as it was written, in the colour of the text: red on a dark ground cannot be read. */
const options: Options = { errorColor: 'currentColor' }

/** Draws formulas. It is loaded for texts that have some, because it weighs more than everything else about a text. */
export const drawFormulas: [typeof rehypeKatex, Options] = [rehypeKatex, options]
