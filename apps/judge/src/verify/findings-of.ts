/** Per package: a validator that rejects everything would otherwise produce thousands of lines. */
const mostFindings = 50

/** Turns the lines of an examination into sentences for a reader who knows the package. The last line stays last. */
export function findingsOf(lines: readonly string[]): string[] {
  const findings = lines.map(findingOf)
  if (findings.length <= mostFindings) return findings
  const last = findings.at(-1) ?? ''
  const leftOut = findings.length - mostFindings
  return [...findings.slice(0, mostFindings - 1), `… and ${leftOut} lines more like these.`, last]
}

/** The columns are those of verify-lines.ts: the third and later ones describe the result, the ninth explains it. */
function findingOf(line: string): string {
  const [, what = '', ...rest] = line.split('\t')
  if (what === 'refused' || what === 'warning') return rest.join(' ')
  if (what === 'time limit') return `Time limit: ${rest.join(', ')}`
  const [, , , place = '-', , end = '', why = ''] = rest
  const where = place === '-' ? what : `${what} on ${place}`
  const says = why === '' ? 'rejected' : why
  return `${where}: ${end === 'skipped' ? `not run, because ${says}` : says}`
}
