import type { ImportReport } from '@codedojo/contract'

/** The created accounts with their generated passwords, as CSV with a byte order mark. */
export function passwordsCsv(created: ImportReport['created']): string {
  const rows = created.flatMap(({ name, emailId, password }) =>
    password === null ? [] : [[name, emailId, password]],
  )
  const lines = [['name', 'email', 'password'], ...rows].map((row) => row.map(quoted).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** A value that a spreadsheet would evaluate as a formula is prefixed with an apostrophe. */
function quoted(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${harmless.replaceAll('"', '""')}"`
}
