import type { CourseDetail } from '@codedojo/contract'
import { Eye } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router'
import { useUser } from '../../../features/accounts/signed-in-user.ts'
import { CourseForSale } from '../../../features/courses/sales/course-for-sale.tsx'
import { CourseOffer } from '../../../features/courses/sales/course-offer.tsx'
import { useCourseName } from '../../../features/courses/use-course-name.ts'
import { contentPath } from '../../../lib/paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { CoursePurchaseDialogs } from './course-purchase-dialogs.tsx'
import { useCoursePurchase } from './use-course-purchase.ts'

/** The page on which a course is sold. */
export function CourseSalesPage() {
  const { id = '' } = useParams()
  useTitle(useCourseName(id) ?? 'Explore Courses')
  const [params] = useSearchParams()
  const purchase = useCoursePurchase()
  const { state, busyId, order } = purchase
  return (
    <>
      <CourseForSale
        id={id}
        isBuying={state.kind !== 'idle'}
        isRenewal={params.get('renew') === '1'}
        renderOffer={(course) => (
          <CourseOffer
            course={course}
            isBusy={busyId !== null}
            onEnroll={() => void order({ kind: 'course', id: course._id, name: course.CourseName }, null)}
          >
            <PreviewLink course={course} />
          </CourseOffer>
        )}
      />
      <CoursePurchaseDialogs purchase={purchase} />
    </>
  )
}

function PreviewLink({ course }: { course: CourseDetail }) {
  if (useUser().role !== 'admin') return null
  return (
    <Link to={contentPath(course)} className={`${buttonClasses({})} mt-3 w-full`}>
      <Eye size={16} strokeWidth={1.75} aria-hidden />
      Preview the content
    </Link>
  )
}
