import { oddCharactersIn, oddCharacterText, type PlacedOddCharacter } from '@codedojo/contract'

export interface OddCharacterDescription {
  /** Which character is where, and how to fix it. */
  readonly words: string
  readonly line: number
}

/** How compilers and interpreters report an unknown character. */
const aboutCharacters =
  /stray|illegal character|invalid (?:non-printable )?character|invalid or unexpected token|unclosed character literal|unmappable|extended character|not valid in an identifier|decimal literal|leading zeros/i

/**
 * Finds a look-alike or invisible character that made a program fail: on the line that the message names, or anywhere
 * when the message is about characters. Returns null if none. Characters in strings and comments are ignored.
 */
export function describeOddCharacter(found: {
  readonly code: string
  readonly message: string
  readonly line: number | null
}): OddCharacterDescription | null {
  const { code, message, line } = found
  const odd = oddCharactersIn(withoutTexts(code)).filter(({ isAtHome }) => !isAtHome)
  const lineOf = ({ from }: PlacedOddCharacter) => code.slice(0, from).split('\n').length
  const named = odd.find((each) => lineOf(each) === line)
  const cause = named ?? (aboutCharacters.test(message) ? odd[0] : undefined)
  if (cause === undefined) return null
  const others = [...new Set(odd.filter((each) => each !== cause).map(lineOf))]
  const more =
    others.length === 0
      ? ''
      : ` There are more such characters, in line${others.length > 1 ? 's' : ''} ${others.slice(0, 5).join(', ')}${others.length > 5 ? ' and others' : ''}.`
  return {
    line: lineOf(cause),
    words: `Line ${lineOf(cause)} holds a character that looks right and is not: **${oddCharacterText(cause)}**. It came with something that was copied, or from another keyboard. ${cureOf(cause)}${more}`,
  }
}

function cureOf({ plain }: PlacedOddCharacter): string {
  if (plain === null) return 'Delete it, and type what you meant.'
  if (plain === '') return 'Delete it: nothing belongs there.'
  return plain.trim() === '' ? 'Delete it, and type a plain blank.' : `Delete it, and type \`${plain}\`.`
}

/** The code with the contents of strings and comments replaced by blanks. */
function withoutTexts(code: string): string {
  return code.replaceAll(
    /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/[^\n]*|(?<=^|\s)#(?!\s*include)[^\n]*|\/\*(?:[\s\S]*?\*\/|[\s\S]*$)/g,
    (text) => text.replaceAll(/[^\n]/g, ' '),
  )
}
