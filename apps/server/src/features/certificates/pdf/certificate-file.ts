import type { CertificateRow } from '../queries.ts'
import { drawCertificate } from './draw-certificate.ts'

/** Maximum number of cached files; one is about 20 KB, and drawing it occupies the server for a third of a second. */
const keptCount = 100

interface Issuer {
  readonly publicUrl: string
  /** The name of the installation; admins may change it. */
  readonly site: () => string
}

/** Draws certificates and caches the most recently used ones. A failure is not cached. */
export function makeCertificateFiles(
  { publicUrl, site }: Issuer,
  draw: typeof drawCertificate = drawCertificate,
): (row: CertificateRow) => Promise<Buffer> {
  const files = new Map<string, Promise<Buffer>>()
  return (row) => {
    const facts = { ...row, address: `${publicUrl}/certificate/${row.code}`, site: site() }
    const name = `${row.code} ${row.issuedAt.toISOString()} ${facts.site}`
    const file = files.get(name) ?? draw(facts)
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
