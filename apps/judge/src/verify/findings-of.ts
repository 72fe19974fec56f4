/** Of one package: a validator that rejects everything would otherwise say so thousands of times. */
const mostFindings = 50

/** The lines of an examination as sentences for somebody who knows which package they are about; the last one stays last. */
export function findingsOf(lines: readonly string[]): string[] {
  const findings = lines.map(findingOf)
  if (findings.length <= mostFindings) return findings
  const last = findings.at(-1) ?? ''
  const leftOut = findings.length - mostFindings
  return [...findings.slice(0, mostFindings - 1), `… and ${leftOut} lines more like these.`, last]
}

/** See verify-lines: where something was judged, the columns from the third on say how, and the ninth why. */
function findingOf(line: string): string {
  const [, what = '', ...rest] = line.split('\t')
  if (what === 'refused' || what === 'warning') return rest.join(' ')
  if (what === 'time limit') return `Time limit: ${rest.join(', ')}`
  const [, , , place = '-', , end = '', why = ''] = rest
  const where = place === '-' ? what : `${what} on ${place}`
  const says = why === '' ? 'rejected' : why
  return `${where}: ${end === 'skipped' ? `not run, because ${says}` : says}`
}
