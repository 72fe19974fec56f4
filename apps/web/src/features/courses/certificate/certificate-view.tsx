import type { CertificateFacts } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { Award, CircleX, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ApiError, messageOf } from '../../../lib/api/api-error.ts'
import { formatLongDate } from '../../../lib/format/format-date.ts'
import { certificatePath } from '../../../lib/paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { DescriptionItem, DescriptionList } from '../../../ui/description-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { certificateQuery } from '../queries.ts'

interface CertificateViewProps {
  code: string
  /** Actions for the owner, such as the download. */
  renderActions: (certificate: CertificateFacts) => ReactNode
}

/** A certificate's data and whether it is valid, for anybody who has its code. */
export function CertificateView({ code, renderActions }: CertificateViewProps) {
  const { data, error, isFetching, refetch } = useQuery(certificateQuery(code))
  if (error instanceof ApiError && error.status === 404)
    return (
      <div className="panel">
        <EmptyState
          title="No certificate has this code."
          detail={
            <>
              Looked for <span className="num break-all">{code}</span>. Compare it with the paper, letter by
              letter.
            </>
          }
        />
      </div>
    )
  if (data === undefined && error)
    return (
      <div className="panel">
        <ErrorState
          title="Failed to look for the certificate."
          detail={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    )
  if (data === undefined)
    return (
      <Skeleton label="Looking for the certificate" className="panel space-y-4 p-6">
        <Bone className="h-6 w-1/2" />
        <Bone className="w-2/3" />
        <Bone className="w-1/3" />
      </Skeleton>
    )
  if (data.replacedAt !== null)
    return <Replaced asked={code} certificate={data} replacedAt={data.replacedAt} />
  return <Certificate certificate={data} acts={renderActions(data)} />
}

interface ReplacedProps {
  /** The code in the URL, which has been replaced by a newer certificate. */
  asked: string
  certificate: CertificateFacts
  replacedAt: string
}

function Replaced({ asked, certificate, replacedAt }: ReplacedProps) {
  return (
    <article aria-label={`Certificate ${asked}`} className="panel p-6">
      <p role="status" className="pill pill-limit">
        <RefreshCw size={14} strokeWidth={1.75} aria-hidden />
        Replaced
      </p>
      <p className="mt-4 text-base">
        This certificate was issued anew in a corrected name on {formatLongDate(new Date(replacedAt))}. It
        stands under another code now, and a paper with this one counts no more.
      </p>
      <Link
        to={certificatePath(certificate)}
        className={`${buttonClasses({ look: 'primary' })} mt-6 max-w-full`}
      >
        Show <span className="num">{certificate.code}</span>
      </Link>
    </article>
  )
}

interface CertificateProps {
  certificate: CertificateFacts
  acts: ReactNode
}

function Certificate({ certificate, acts }: CertificateProps) {
  const { name, CourseName, CourseMentor, issuedAt, revokedAt, code } = certificate
  return (
    <article aria-label={`Certificate ${code}`} className="panel p-6">
      {revokedAt === null ? (
        <p role="status" className="pill pill-ac">
          <Award size={14} strokeWidth={1.75} aria-hidden />
          Valid
        </p>
      ) : (
        <p role="status" className="pill pill-wa">
          <CircleX size={14} strokeWidth={1.75} aria-hidden />
          Withdrawn
        </p>
      )}
      <p className="mt-4 text-heading font-semibold break-words" dir="auto">
        {name}
      </p>
      <p className="mt-1 text-base break-words text-muted">
        completed the course <bdi className="text-ink">{CourseName}</bdi>
      </p>
      <div className="mt-5 border-t border-line pt-5">
        <DescriptionList>
          <DescriptionItem name="Issued">{formatLongDate(new Date(issuedAt))}</DescriptionItem>
          {revokedAt && (
            <DescriptionItem name="Withdrawn">
              {formatLongDate(new Date(revokedAt))}, it counts no more
            </DescriptionItem>
          )}
          <DescriptionItem name="Mentor">{CourseMentor}</DescriptionItem>
          <DescriptionItem name="Code">
            <span className="num">{code}</span>
          </DescriptionItem>
        </DescriptionList>
      </div>
      {acts}
    </article>
  )
}
