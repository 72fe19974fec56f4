/** Room for a finger around a link in a line of text, without moving the lines apart. */
const phoneTarget = 'max-md:-my-3 max-md:inline-block max-md:py-3'

/** A link inside a sentence: accent and underlined, so that it is not told by colour alone. */
export const textLinkClasses = `text-primary underline underline-offset-4 ${phoneTarget}`

/** The same in the tone of the text around it, for links that are not the next step. */
export const quietLinkClasses = `text-muted underline underline-offset-4 hover:text-ink ${phoneTarget}`
