import type { ProblemPackage } from '@codedojo/problem-package'
import { drawPdf } from './draw-pdf.ts'

/** Each takes up to a minute of a processor. */
const mostPdfs = 20
const mostBytes = 8 * 1024 * 1024

/** The name under which the picture that is made of a PDF is kept. */
export function drawnName(pdf: string): string {
  return `${pdf}.png`
}

/** A package whose PDF pictures are drawn as PNG files, with a finding for each that cannot be. */
export async function withDrawnPdfs(read: ProblemPackage): Promise<ProblemPackage> {
  const assets = [...read.assets]
  const findings = [...read.findings]
  for (const [at, { name, path, bytes }] of read.pdfPictures.entries()) {
    const isTried = at < mostPdfs && bytes.length <= mostBytes
    const drawn = isTried ? await drawPdf(bytes).catch(() => 'not started' as const) : null
    const cure = 'save it as SVG or PNG under the same name beside it'
    if (drawn === 'not started')
      findings.push(
        `The picture ${path} is not shown: the program of this server that draws PDF files does not start. Tell its operator, or ${cure}.`,
      )
    else if (drawn) assets.push({ name: drawnName(name), path, bytes: drawn })
    else findings.push(`The picture ${path} could not be drawn, so it is not shown: ${cure}.`)
  }
  return { ...read, assets, findings }
}
