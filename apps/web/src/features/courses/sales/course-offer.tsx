import { type Course, refundDays } from '@codedojo/contract'
import { ReceiptText, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { CoursePicture } from '../../../shared/courses/course-picture.tsx'
import { coursePriceText } from '../../../shared/courses/course-text.ts'
import { PaymentNotice } from '../../../shared/payments/payment-notice.tsx'
import { usePaymentsOff } from '../../../shared/payments/payments-query.ts'
import { Button } from '../../../ui/button.tsx'
import { OwnedNotice } from './owned-notice.tsx'
import { Perks } from './perks.tsx'

interface CourseOfferProps {
  course: Course
  /** True while a payment is in progress. */
  isBusy: boolean
  onEnroll: () => void
  /** Extra content for admins. */
  children?: ReactNode
}

/** Price, buy button, and what is included. */
export function CourseOffer({ course, isBusy, onEnroll, children }: CourseOfferProps) {
  const { CourseName, CourseThumbnail, CoursePrice, isDraft } = course
  const isOff = usePaymentsOff() && CoursePrice > 0
  return (
    <div className="panel overflow-hidden">
      <CoursePicture src={CourseThumbnail} name={CourseName} className="h-44 border-b border-line" />
      <div className="p-5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="num text-display">{coursePriceText(CoursePrice)}</span>
          <span className="text-ui text-muted">One-time payment</span>
        </p>
        {course.lessons === 0 && (
          <p className="mt-3 flex items-start gap-2 text-ui">
            <TriangleAlert
              size={14}
              strokeWidth={1.75}
              className="mt-[3px] shrink-0 text-limit"
              aria-hidden
            />
            It has no lessons yet.
          </p>
        )}
        <OwnedNotice course={course} />
        {isDraft ? (
          <p className="mt-4 text-ui text-muted">It can be bought once it is published.</p>
        ) : (
          <>
            {!isOff && (
              <Button look="primary" className="mt-4 w-full" disabled={isBusy} onClick={onEnroll}>
                {isBusy ? 'Processing...' : course.owned === null ? 'Enroll Now' : 'Renew access'}
              </Button>
            )}
            {CoursePrice > 0 && <PaymentNotice className="mt-3" testText="Test mode. No money moves." />}
          </>
        )}
        {children}
        <Perks course={course} />
        <p className="mt-4 flex items-start gap-3 border-t border-line pt-4 text-ui text-muted">
          <ReceiptText size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden />
          <span>{refundDays}-day money-back guarantee. Ask on the order page; an admin answers.</span>
        </p>
      </div>
    </div>
  )
}
