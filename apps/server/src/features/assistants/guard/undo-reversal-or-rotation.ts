/** The text reversed or with rotated letters, where that resembles code more than the text itself. */
export function undoReversalOrRotation(text: string): string[] {
  const lines = text.split('\n')
  const others = [
    reverseText(text),
    lines.map(reverseText).join('\n'),
    [...lines].reverse().join('\n'),
    ...Array.from({ length: 25 }, (_, at) => rotateLetters(text, at + 1)),
    text.replaceAll(/[a-z]/gi, swapped),
    text.replaceAll(/[!-~]/g, halfway),
  ]
  const own = countCodeWords(text)
  const best = Math.max(...others.map(countCodeWords))
  return best > own + 1
    ? others.filter((other) => countCodeWords(other) === best).slice(0, 2)
    : upsideDown(lines)
}

/** Reversing the order of lines does not change the words. */
function upsideDown(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => /^\s*(?:#\s*include|import|from|using|const fs)\b/.test(line))
  return first > lines.length / 2 ? [[...lines].reverse().join('\n')] : []
}

const tellTale =
  /\b(?:import|include|return|print|println|while|for|range|def|int|const|let|function|public|static|void|class|input|main|std|cout|cin|console|require|process|sys|len|map|split|if|else|long|string|vector|auto|struct|bool|double|sort)\b/g

/** Number of words that are typical of code. */
export function countCodeWords(text: string): number {
  return text.match(tellTale)?.length ?? 0
}

export function rotateLetters(text: string, by: number): string {
  return text.replaceAll(/[a-z]/gi, (letter) => {
    const first = letter >= 'a' ? 97 : 65
    return String.fromCharCode(((letter.charCodeAt(0) - first + by) % 26) + first)
  })
}

/** Atbash: replaces each letter by its mirror image in the alphabet. */
function swapped(letter: string): string {
  const first = letter >= 'a' ? 97 : 65
  return String.fromCharCode(first + 25 - (letter.charCodeAt(0) - first))
}

/** ROT47: rotates the printable ASCII characters by half. */
function halfway(sign: string): string {
  return String.fromCharCode(33 + ((sign.charCodeAt(0) - 33 + 47) % 94))
}

export function reverseText(text: string): string {
  return [...text].reverse().join('')
}
