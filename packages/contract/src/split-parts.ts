/** The parts of a comma-separated text, such as tags or names: trimmed, without empty ones. */
export function splitParts(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
