import type { CertificateRow } from '../queries.ts'
import { drawCertificate } from './draw-certificate.ts'

/** Files that are kept at most; one is some 20 KB, and drawing it keeps the server busy for a third of a second. */
const keptCount = 100

/** Draws certificates of one installation, each once as long as it is among those that were asked for last. */
export function certificateFiles(publicUrl: string): (row: CertificateRow) => Promise<Buffer> {
  const files = new Map<string, Promise<Buffer>>()
  return (row) => {
    const name = `${row.code} ${row.issuedAt.toISOString()}`
    const file =
      files.get(name) ?? drawCertificate({ ...row, address: `${publicUrl}/certificate/${row.code}` })
    files.delete(name)
    files.set(name, file)
    const [oldest] = files.keys()
    if (files.size > keptCount && oldest !== undefined) files.delete(oldest)
    return file
  }
}
