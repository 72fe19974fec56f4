import { type Declaration, declarationIn, functionStarter, type Language } from '@codedojo/contract'

const headingOfInput = /^## Input[ \t]*$/m

/**
 * The statement for who writes only a function: what is written stands before what a whole program reads and prints, which stays
 * readable, because sizes and rules are told there.
 */
export function statementOfFunction(
  description: string,
  { declaration, language }: { readonly declaration: Declaration; readonly language: Language },
): string {
  const section = `## Function\n\n\`\`\`${language}\n${declarationText(declaration, language)}\n\`\`\`\n\nThe judge calls it with the values of each case, and compares what it returns. The sections below say how a whole program reads the same values and prints the result.\n\n`
  const at = headingOfInput.exec(description)?.index ?? description.length
  return `${description.slice(0, at)}${at === description.length ? '\n\n' : ''}${section}${description.slice(at)}`
}

/** JavaScript has the types in a comment. */
function declarationText(declaration: Declaration, language: Language): string {
  return language === 'javascript'
    ? functionStarter(declaration, language).replace(/ \{\n[\s\S]*$/, '')
    : declarationIn(declaration, language)
}
