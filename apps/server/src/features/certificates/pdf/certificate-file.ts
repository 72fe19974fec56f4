import type { CertificateRow } from '../queries.ts'
import { drawCertificate } from './draw-certificate.ts'

/** Maximum number of cached files; one is about 20 KB, and drawing it occupies the server for a third of a second. */
const keptCount = 100

/** Draws certificates and caches the most recently used ones. A failure is not cached. */
export function makeCertificateFiles(
  publicUrl: string,
  draw: typeof drawCertificate = drawCertificate,
): (row: CertificateRow) => Promise<Buffer> {
  const files = new Map<string, Promise<Buffer>>()
  return (row) => {
    const name = `${row.code} ${row.issuedAt.toISOString()}`
    const file = files.get(name) ?? draw({ ...row, address: `${publicUrl}/certificate/${row.code}` })
    file.catch(() => {
      if (files.get(name) === file) files.delete(name)
    })
    files.delete(name)
    files.set(name, file)
    const [oldest] = files.keys()
    if (files.size > keptCount && oldest !== undefined) files.delete(oldest)
    return file
  }
}
