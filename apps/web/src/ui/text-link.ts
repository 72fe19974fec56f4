/** A link inside a sentence: accent and underlined, so that it is not told by colour alone. */
export const textLinkClasses = 'text-primary underline underline-offset-4'
