import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { drawLine, type Line, registerFonts } from './draw-line.ts'
import { canBeDrawn } from './split-by-script.ts'

export interface CertificateFacts {
  readonly code: string
  readonly personName: string
  readonly courseName: string
  readonly mentor: string
  readonly issuedAt: Date
  /** Address of the page that verifies the certificate. */
  readonly address: string
  /** The name of the installation that issued it. */
  readonly site: string
}

/** The colours of the light theme. */
const colors = {
  ink: '#1a1e27',
  muted: '#4c515d',
  faint: '#626872',
  line: '#c8cacf',
  accent: '#2252cb',
  soft: '#eaf0fc',
} as const

/** A4 landscape, in points. */
const page = { width: 841.89, height: 595.28 } as const
const left = 76
const innerWidth = page.width - 2 * left

/** Draws the certificate as a PDF of one page. */
export async function drawCertificate(facts: CertificateFacts): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `Certificate of ${facts.personName}: ${facts.courseName}`,
      Author: facts.site,
      CreationDate: facts.issuedAt,
      ModDate: facts.issuedAt,
    },
  })
  const written = buffer(doc)
  registerFonts(doc)
  drawGround(doc)
  for (const line of [...headLines(facts), ...statementLines(facts), ...footLines(facts)]) drawLine(doc, line)
  doc.end()
  return written
}

type Document = InstanceType<typeof PDFDocument>

function drawGround(doc: Document): void {
  drawMark(doc, { x: 506, y: 124, size: 280, color: colors.soft })
  doc.rect(0, 0, page.width, 10).fill(colors.accent)
  drawMark(doc, { x: left - 4, y: 50, size: 34, color: colors.accent })
  doc
    .moveTo(left, 468)
    .lineTo(left + innerWidth, 468)
    .lineWidth(0.75)
    .stroke(colors.line)
}

/** The product's logo, a tied belt, in a square of 24 units. */
function drawMark(
  doc: Document,
  {
    x,
    y,
    size,
    color,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly color: string },
): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 24)
    .lineWidth(2.6)
    .lineCap('round')
    .path('M3 9h18M10.6 12.4 7.4 19M13.4 12.4l3.2 6.6')
    .stroke(color)
    .roundedRect(8.7, 5.7, 6.6, 6.6, 1.8)
    .fill(color)
    .restore()
}

const base = { x: left, width: innerWidth, weight: '400', color: colors.muted } as const

function headLines({ site }: CertificateFacts): Line[] {
  return [
    { ...base, text: site, x: left + 38, baseline: 74, size: 19, weight: '600', color: colors.ink },
    { ...base, text: 'CERTIFICATE OF COMPLETION', baseline: 176, size: 12, weight: '600', spacing: 2.4 },
  ]
}

function statementLines({ personName, courseName, mentor }: CertificateFacts): Line[] {
  return [
    { ...base, text: personName, baseline: 238, size: 46, weight: '600', color: colors.ink },
    { ...base, text: 'has completed every lesson of the course', baseline: 286, size: 15 },
    { ...base, text: courseName, baseline: 332, size: 30, weight: '600', color: colors.accent },
    { ...base, text: `taught by ${mentor}`, baseline: 368, size: 15 },
  ]
}

function footLines(facts: CertificateFacts): Line[] {
  const { code, issuedAt, address, personName, courseName, mentor, site } = facts
  const column = (at: number, width: number, [label, text]: readonly [string, string]): Line[] => [
    { ...base, text: label, x: left + at, width, baseline: 494, size: 10, color: colors.faint },
    { ...base, text, x: left + at, width, baseline: 514, size: 13, weight: '600', color: colors.ink },
  ]
  const isComplete = canBeDrawn(`${personName}${courseName}${mentor}${site}`)
  const note =
    'Signs of a script that could not be drawn here are shown as boxes; the page above has them all.'
  return [
    ...column(0, 150, ['Issued on', dayOf(issuedAt)]),
    ...column(170, 170, ['Certificate code', code]),
    ...column(360, innerWidth - 360, ['Anybody can check it at', address]).map((line) => ({
      ...line,
      link: address,
    })),
    ...(isComplete ? [] : [{ ...base, text: note, baseline: 548, size: 9, color: colors.faint }]),
  ]
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function dayOf(moment: Date): string {
  return dayFormat.format(moment)
}
