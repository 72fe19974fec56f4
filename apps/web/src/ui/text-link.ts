/** Enlarges the touch target of a link in a line of text without moving the lines apart. */
const phoneTarget = 'max-md:-my-3 max-md:inline-block max-md:py-3'

/** A link inside a sentence: in the accent colour and underlined, so that colour alone does not mark it. */
export const textLinkClasses = `text-primary underline underline-offset-4 ${phoneTarget}`

/** A link inside a sentence in the tone of its text, for secondary links. */
export const quietLinkClasses = `text-muted underline underline-offset-4 hover:text-ink ${phoneTarget}`
