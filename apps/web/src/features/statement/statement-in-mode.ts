import { type Declaration, declarationIn, functionStarter, type Language } from '@codedojo/contract'

const headingOfInput = /^## Input[ \t\r]*$/

/**
 * The statement for who writes only a function: what is written stands before what a whole program reads and prints, which stays
 * readable, because sizes and rules are told there.
 */
export function statementOfFunction(
  description: string,
  { declaration, language }: { readonly declaration: Declaration; readonly language: Language },
): string {
  const section = `## Function\n\n\`\`\`${language}\n${declarationText(declaration, language)}\n\`\`\`\n\nThe judge calls it with the values of each case, and compares what it returns.`
  const at = placeOfInput(description)
  if (at === null) return `${description}\n\n${section}\n`
  return `${description.slice(0, at)}${section} The sections below say how a whole program reads the same values and prints the result.\n\n${description.slice(at)}`
}

/** Where the section on the input begins, outside of code; null if there is none. */
function placeOfInput(description: string): number | null {
  let place = 0
  let isCode = false
  for (const line of description.split('\n')) {
    if (/^ {0,3}(?:```|~~~)/.test(line)) isCode = !isCode
    else if (!isCode && headingOfInput.test(line)) return place
    place += line.length + 1
  }
  return null
}

/** JavaScript has the types in a comment, which is the last one of the starting code. */
function declarationText(declaration: Declaration, language: Language): string {
  if (language !== 'javascript') return declarationIn(declaration, language)
  const starter = functionStarter(declaration, language)
  return starter.slice(starter.lastIndexOf('/**')).replace(/ \{\n[\s\S]*$/, '')
}
