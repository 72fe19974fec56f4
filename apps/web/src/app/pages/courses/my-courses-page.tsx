import { ReceiptText } from 'lucide-react'
import { Link } from 'react-router'
import { useUser } from '../../../features/accounts/signed-in-user.ts'
import { Greeting } from '../../../features/courses/owned/greeting.tsx'
import { PurchasedCourses } from '../../../features/courses/owned/purchased-courses.tsx'
import { ordersPath } from '../../../lib/paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { useTitle } from '../../shell/use-title.ts'

/** The courses that the user owns, with a link to their orders. */
export function MyCoursesPage() {
  useTitle('My courses')
  const { firstName } = useUser()
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-display">My Purchased Courses</h1>
          <Greeting firstName={firstName} />
        </div>
        <Link to={ordersPath} className={`${buttonClasses({ look: 'ghost' })} max-md:-ml-4 md:-mr-4`}>
          <ReceiptText size={16} strokeWidth={1.75} aria-hidden />
          All orders, goods too
        </Link>
      </header>
      <PurchasedCourses />
    </>
  )
}
