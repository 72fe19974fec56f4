import type { ProblemList } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { joinClasses } from '../../lib/join-classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { favouritesId, listsQuery } from './queries.ts'
import { useListMembership } from './use-list-membership.ts'

interface StarButtonProps {
  problem: { readonly _id: string; readonly title: string }
}

/** Adds a problem to the favourites, or removes it. */
export function StarButton({ problem }: StarButtonProps) {
  const { data: isStarred = false, isSuccess } = useQuery({
    ...listsQuery,
    select: (lists) => isFavourite(lists, problem._id),
  })
  const change = useListMembership()
  return (
    <IconButton
      label={`Favourite: ${problem.title}`}
      aria-pressed={isStarred}
      disabled={!isSuccess}
      className="disabled:border-transparent! disabled:bg-transparent!"
      icon={
        <Star
          size={16}
          strokeWidth={1.75}
          className={joinClasses(isStarred ? 'fill-current text-primary' : 'text-faint')}
          aria-hidden
        />
      }
      onClick={() => change({ id: favouritesId, problemId: problem._id, isIn: !isStarred })}
    />
  )
}

function isFavourite(lists: readonly ProblemList[], problemId: string): boolean {
  return lists.some((list) => list.isFavourites && list.problems.includes(problemId))
}
