import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { sessionQuery } from '../../../features/accounts/queries.ts'
import { CertificateActions } from '../../../features/courses/certificate/certificate-actions.tsx'
import { CertificateCodeForm } from '../../../features/courses/certificate/certificate-code-form.tsx'
import { CertificateView } from '../../../features/courses/certificate/certificate-view.tsx'
import { certificatePath } from '../../../lib/paths.ts'
import { PageFrame } from '../../shell/page-frame.tsx'
import { useTitle } from '../../shell/use-title.ts'

/** The public page that verifies a certificate. */
export function CertificatePage() {
  const { code } = useParams()
  useTitle(code === undefined ? 'Check a certificate' : `Certificate ${code}`)
  const { data: user } = useQuery(sessionQuery)
  const navigate = useNavigate()
  return (
    <PageFrame>
      <div className="mx-auto max-w-[680px] space-y-6 pb-10">
        <header>
          <h1 className="text-display">Check a certificate</h1>
          <p className="mt-1 text-base text-muted">
            Each certificate of this dojo carries a code. Here you see whom it was given to, and for what.
          </p>
        </header>
        {code !== undefined && (
          <CertificateView
            code={code}
            renderActions={(certificate) =>
              user && (
                <CertificateActions
                  certificate={certificate}
                  user={user}
                  onReissued={(newCode) => void navigate(certificatePath({ code: newCode }))}
                />
              )
            }
          />
        )}
        <CertificateCodeForm
          key={code}
          onCheck={(wanted) => void navigate(certificatePath({ code: wanted }))}
        />
      </div>
    </PageFrame>
  )
}
