import type { CourseContent } from '@codedojo/contract'
import { Award, Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { PlayerLinks } from '../player-links.ts'

interface FinishedDialogProps {
  content: CourseContent
  links: PlayerLinks
}

/** Opens when the certificate is issued while the player is open, i.e. the last lesson has just been completed. */
export function FinishedDialog({ content, links }: FinishedDialogProps) {
  const { certificate, course } = content
  const code = certificate?.code ?? null
  const [knownCode, setKnownCode] = useState(code)
  const close = useRef<HTMLButtonElement>(null)
  if (certificate === null || code === knownCode) return null
  const know = () => setKnownCode(code)
  return (
    <Dialog
      isOpen
      onOpenChange={know}
      title="Course completed"
      isTitleHidden
      className="p-5"
      firstFocus={close}
    >
      <div className="flex size-10 items-center justify-center rounded-lg bg-ac-soft text-ac">
        <Award size={20} strokeWidth={1.75} aria-hidden />
      </div>
      <p className="mt-4 heading text-title" aria-hidden>
        Course completed
      </p>
      <p className="mt-1 text-body text-muted">
        You have finished{' '}
        <span className="break-words text-ink" dir="auto">
          {course.CourseName}
        </span>
        . Anybody who has the code of your certificate can check it:{' '}
        <Link
          to={links.certificate(certificate)}
          className="num inline-block text-ink underline underline-offset-4"
        >
          {certificate.code}
        </Link>
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button ref={close} look="ghost" onClick={know}>
          Close
        </Button>
        <a href={links.certificateFile(certificate)} download className={buttonClasses({ look: 'primary' })}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          Download certificate
        </a>
      </div>
    </Dialog>
  )
}
