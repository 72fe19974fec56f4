import { premiumSave } from '@codedojo/contract'
import { CircleCheck } from 'lucide-react'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { callApi } from '../../../lib/api/api.ts'
import { orderPath, ownCoursesPath, specifiedCoursesPath } from '../../../lib/paths.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { quietLinkClasses } from '../../../ui/text-link.ts'

interface ThankYouDialogProps {
  buyerId: string
  /** The course that was bought. */
  course: { readonly id: string; readonly name: string }
  order: { readonly id: string; readonly number: number }
  onClose: () => void
}

/** Shown after a purchase: the course is paid and open. */
export function ThankYouDialog({ buyerId, course, order, onClose }: ThankYouDialogProps) {
  const next = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const keepLearning = () => {
    void confirmEnrolment(buyerId, course.id)
    void navigate(ownCoursesPath)
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title="Thank You!" isTitleHidden className="p-5" firstFocus={next}>
      <div className="flex size-10 items-center justify-center rounded-lg bg-ac-soft text-ac">
        <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
      </div>
      <p className="mt-4 heading text-title" aria-hidden>
        Thank You!
      </p>
      <p className="mt-1 text-body text-muted">
        You are enrolled in{' '}
        <span className="break-words text-ink" dir="auto">
          {course.name}
        </span>
        . The receipt is kept as{' '}
        <Link to={orderPath(order.id)} className={quietLinkClasses}>
          order {order.number}
        </Link>
        .
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Link to={specifiedCoursesPath} className={buttonClasses({ look: 'ghost' })}>
          My Courses
        </Link>
        <Button ref={next} look="primary" onClick={keepLearning}>
          Keep Learning
        </Button>
      </div>
    </Dialog>
  )
}

/** The payment has already opened the course, so an error has no consequence and is only logged. */
async function confirmEnrolment(userId: string, courseId: string): Promise<void> {
  try {
    await callApi(premiumSave, { body: { userId, courses: [courseId] } })
  } catch (error) {
    console.error('The enrolment could not be confirmed.', error)
  }
}
