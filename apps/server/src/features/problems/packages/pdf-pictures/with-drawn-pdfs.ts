import {
  type PackageAsset,
  PackageError,
  type ProblemPackage,
  type Statement,
} from '@codedojo/problem-package'
import { drawPdf } from './draw-pdf.ts'

/** Each takes up to a minute of a processor. */
const mostPdfs = 20
const mostBytes = 8 * 1024 * 1024

const notStarted = 'the program of this server that draws PDF files does not start. Tell its operator'

/** The name under which the picture that is made of a PDF is kept. */
export function drawnName(pdf: string): string {
  return `${pdf}.png`
}

/** Pages of a statement that are drawn. */
const mostPages = 20
/** Of the text of a page, without the marks that escape it: with them all pages stay below what a statement may have. */
const mostTextCharacters = 2000

/** Time for all pages together, in milliseconds; somebody waits for them. */
const pagesMs = 120_000

/**
 * A package whose statement is a PDF, with its pages as pictures, and their texts in place of them for whoever does not see them.
 * Unchanged if there is a text, or the file cannot be drawn. Throws `PackageError` if drawing itself fails.
 */
export async function withDrawnStatement(read: ProblemPackage): Promise<ProblemPackage> {
  const { pdfStatement: pdf } = read
  if (pdf === null || pdf.bytes.length > mostBytes) return read
  const findings = [...read.findings]
  const begun = performance.now()
  const first = await drawPdf(pdf.bytes).catch(() => 'not started' as const)
  if (first === 'not started')
    throw new PackageError(
      `${pdf.path} is not shown: ${notStarted}, or put its text into statement/problem.en.md.`,
    )
  if (first === null || first.pages === 0) return read
  const assets: PackageAsset[] = []
  const parts: string[] = []
  for (let at = 0; at < Math.min(first.pages, mostPages); at++) {
    const isLate = performance.now() - begun > pagesMs
    const page = at === 0 ? first : isLate ? null : await drawPdf(pdf.bytes, at).catch(() => null)
    if (page === null) {
      findings.push(`Page ${at + 1} of ${pdf.path} could not be drawn: it and what follows are not shown.`)
      break
    }
    const name = `statement-page-${at + 1}.png`
    assets.push({ name, path: pdf.path, bytes: page.png })
    parts.push(`![${altText(`Page ${at + 1}: ${page.text}`)}](${name})`)
  }
  if (first.pages > mostPages)
    findings.push(`Of ${pdf.path} the first ${mostPages} of ${first.pages} pages are shown.`)
  const markdown = parts.join('\n\n')
  const statements = read.statements.map(
    (statement): Statement => (statement.path === pdf.path ? { ...statement, markdown } : statement),
  )
  return { ...read, assets: [...read.assets, ...assets], statements, findings }
}

/** One line of Markdown, with its marks escaped. */
function altText(text: string): string {
  return text
    .slice(0, mostTextCharacters)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>$&!]/g, '\\$&')
}

/** A package whose PDF pictures are drawn as PNG files, with a finding for each that cannot be. */
export async function withDrawnPdfs(read: ProblemPackage): Promise<ProblemPackage> {
  const assets = [...read.assets]
  const findings = [...read.findings]
  for (const [at, { name, path, bytes }] of read.pdfPictures.entries()) {
    const isTried = at < mostPdfs && bytes.length <= mostBytes
    const drawn = isTried ? await drawPdf(bytes).catch(() => 'not started' as const) : null
    const cure = 'save it as SVG or PNG under the same name beside it'
    if (drawn === 'not started') findings.push(`The picture ${path} is not shown: ${notStarted}, or ${cure}.`)
    else if (drawn) assets.push({ name: drawnName(name), path, bytes: drawn.png })
    else findings.push(`The picture ${path} could not be drawn, so it is not shown: ${cure}.`)
  }
  return { ...read, assets, findings }
}
