/** Names lines in a sentence: "line 4", "lines 4 and 7", "lines 4, 7 and 9". */
export function linesText(lines: readonly number[]): string {
  if (lines.length <= 1) return `line ${lines[0] ?? 1}`
  return `lines ${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}`
}
