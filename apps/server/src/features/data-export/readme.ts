import { excludedData } from './excluded-data.ts'
import { exportParts } from './export-parts.ts'

interface Export {
  readonly name: string
  /** The name of the installation. */
  readonly site: string
  readonly publicUrl: string
  readonly at: Date
}

/** The README of the archive. */
export function writeReadme({ name, site, publicUrl, at }: Export): string {
  const parts = exportParts.map(({ place, about }) => `- \`${place}\`: ${about}`)
  const others = excludedData.map(({ reason }) => `- ${reason}`)
  return `# What ${site} keeps about ${name}

Taken from ${publicUrl} on ${at.toISOString()}. Times are in UTC, amounts of money in paise. Files that end in \`.json\` open in
any editor; notes are Markdown; programs are as you wrote them. While the archive was made you may have gone on: what was
submitted after its beginning is not in it.

${parts.join('\n')}

## What is not in it

- Passwords and whatever opens a session are kept only in a form that nobody can use, and so nobody can hand out.
- Hidden test cases, and what a contest hides while it runs.
${others.join('\n')}
`
}
