import { useSearchText } from '../../../lib/address/use-search-text.ts'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { type CourseOrder, courseOrders } from './filter-courses.ts'
import { useExploreSearchParams } from './use-explore-search-params.ts'

const words = {
  newest: 'Newest first',
  rating: 'Best rated',
  learners: 'Most learners',
  price: 'Lowest price',
} as const satisfies Record<CourseOrder, string>

/** Search field and sort order. */
export function ExploreFilter() {
  const { q, order, search, chooseOrder } = useExploreSearchParams()
  const { typed, setTyped } = useSearchText({ text: q, onPause: search })
  return (
    <div className="mb-6 flex flex-wrap gap-3">
      <SearchField
        label="Search by name or mentor"
        className="w-64 max-md:w-full"
        value={typed}
        onType={setTyped}
      />
      <Select
        label="Order"
        isQuiet
        className="w-44 max-md:w-full"
        value={order}
        options={courseOrders.map((value) => ({ value, text: words[value] }))}
        onChoose={(value) => chooseOrder(courseOrders.find((each) => each === value) ?? 'newest')}
      />
    </div>
  )
}
