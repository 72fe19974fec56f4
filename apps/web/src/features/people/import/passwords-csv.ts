import type { ImportReport } from '@codedojo/contract'

/** The accounts whose passwords were chosen for them, as CSV with a byte order mark. */
export function passwordsCsv(created: ImportReport['created']): string {
  const rows = created.flatMap(({ name, emailId, password }) =>
    password === null ? [] : [[name, emailId, password]],
  )
  const lines = [['name', 'email', 'password'], ...rows].map((row) => row.map(quoted).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** A value that a spreadsheet would take for a formula stands behind an apostrophe. */
function quoted(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${harmless.replaceAll('"', '""')}"`
}
