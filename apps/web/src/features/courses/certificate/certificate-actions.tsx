import { type CertificateFacts, reissueCertificate, type User } from '@codedojo/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { coursesKey } from '../../../lib/query-keys.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { forgetFailure, notify, notifyFailure } from '../../../ui/toast.tsx'
import { purchasesQuery } from '../queries.ts'
import { certificateFileUrl } from './certificate-file-url.ts'

interface CertificateActsProps {
  certificate: CertificateFacts
  user: Pick<User, 'name' | 'role'>
  /** Called with the code of the reissued certificate. */
  onReissued: (code: string) => void
}

/** For the owner: download as a file. For the owner and admins: reissue with a corrected name. */
export function CertificateActions({ certificate, user, onReissued }: CertificateActsProps) {
  const { data } = useQuery(purchasesQuery)
  const isOwn = data?.courses.some((course) => course.certificate?.code === certificate.code) ?? false
  if (certificate.revokedAt !== null) return null
  const hasOtherName = isOwn && user.name !== certificate.name
  const mayCorrect = isOwn ? hasOtherName : user.role === 'admin'
  if (!isOwn && !mayCorrect) return null
  return (
    <div className="mt-6 print:hidden">
      {hasOtherName && (
        <p className="mb-4 text-ui text-muted">
          Your name is <bdi className="text-ink">{user.name}</bdi> today. The certificate can be issued anew
          in it.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {isOwn && (
          <a href={certificateFileUrl(certificate)} download className={buttonClasses({ look: 'primary' })}>
            <Download size={16} strokeWidth={1.75} aria-hidden />
            Download PDF
          </a>
        )}
        {mayCorrect && <Reissue code={certificate.code} onReissued={onReissued} />}
      </div>
    </div>
  )
}

const notReissued = 'The certificate was not issued anew.'

function Reissue({ code, onReissued }: { code: string; onReissued: (code: string) => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const queryClient = useQueryClient()
  const reissue = useMutation({
    mutationFn: () => callApi(reissueCertificate, { params: { code } }),
    onMutate: () => forgetFailure(notReissued),
    onSuccess: (answer) => {
      notify('The certificate was issued anew.')
      onReissued(answer.code)
      void queryClient.invalidateQueries({ queryKey: [coursesKey] })
    },
    onError: (error) => notifyFailure(notReissued, { detail: messageOf(error) }),
  })
  return (
    <>
      <Button
        icon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden />}
        isBusy={reissue.isPending}
        onClick={() => setIsAsking(true)}
      >
        Issue in the corrected name
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Issue the certificate anew?"
        question="It gets the name of today and a new code. Whoever looks up the old code is told that it was replaced, and a paper with the old code counts no more."
        confirmText="Issue anew"
        look="primary"
        onConfirm={() => reissue.mutate()}
      />
    </>
  )
}
