const firstLetter = 65

/** What a problem of a contest is called there, by its position from 1: A to Z. */
export function letterOf(position: number): string {
  return String.fromCharCode(firstLetter + position - 1)
}

/** The position of a letter; 0, which no problem has, for anything else. */
export function positionOf(letter: string): number {
  return /^[A-Z]$/.test(letter) ? letter.charCodeAt(0) - firstLetter + 1 : 0
}
