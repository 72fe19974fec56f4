import { Pagination } from '../../../ui/pagination.tsx'
import type { PageSlice } from './paginate.ts'

interface ProblemListFootProps {
  shown: PageSlice<unknown>
  onChoosePage: (page: number) => void
}

/** Range of the shown problems, and pagination. */
export function ProblemListFoot({ shown, onChoosePage }: ProblemListFootProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-ui text-muted">
        Showing {shown.first} to {shown.last} of {shown.total} problems
      </p>
      {shown.lastPage > 1 && (
        <Pagination
          label="Pages of problems"
          page={shown.page}
          lastPage={shown.lastPage}
          onChoose={onChoosePage}
        />
      )}
    </div>
  )
}
