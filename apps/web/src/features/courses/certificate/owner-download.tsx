import type { CertificateFacts } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { buttonClasses } from '../../../ui/button.tsx'
import { certificateFile } from '../course-paths.ts'
import { purchasesQuery } from '../queries.ts'

/** The certificate as a file, when it is the reader's own. */
export function OwnerDownload({ certificate }: { certificate: CertificateFacts }) {
  const { data } = useQuery(purchasesQuery)
  const isOwn = data?.courses.some((course) => course.certificate?.code === certificate.code)
  if (!isOwn || certificate.revokedAt !== null) return null
  return (
    <a href={certificateFile(certificate)} download className={`${buttonClasses({ look: 'primary' })} mt-6`}>
      <Download size={16} strokeWidth={1.75} aria-hidden />
      Download PDF
    </a>
  )
}
