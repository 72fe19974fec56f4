import 'katex/dist/katex.min.css'
import rehypeKatex, { type Options } from 'rehype-katex'

/**
 * A formula with an error is shown as its source in the text colour, since red is unreadable on dark backgrounds. `maxSize`
 * (em) limits the rules and gaps of formulas by strangers, which could cover the page.
 */
const options: Options = { errorColor: 'currentColor', maxSize: 10 }

/** Renders the remaining formulas with KaTeX. */
export const drawWithKatex: [typeof rehypeKatex, Options] = [rehypeKatex, options]
