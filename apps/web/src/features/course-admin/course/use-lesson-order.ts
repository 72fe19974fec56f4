import { type ManagedCourse, orderLessons } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { ApiError, messageOf } from '../../../lib/api/api-error.ts'
import { coursesKey } from '../../../lib/query-keys.ts'
import { forgetFailure, notifyFailure } from '../../../ui/toast.tsx'
import { managedCourseQuery } from '../queries.ts'

const notSaved = 'The order was not saved.'

/**
 * Reorders the lessons. The new order is shown at once and rolled back when saving fails; when somebody else has added or
 * removed a lesson, the list is refetched. Moves are saved one after the other.
 */
export function useLessonOrder({ _id: id }: Pick<ManagedCourse, '_id'>) {
  const queryClient = useQueryClient()
  const { queryKey } = managedCourseQuery(id)
  const mutationKey = [coursesKey, 'order', id]
  const ordering = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (lessons: string[]) => callApi(orderLessons, { params: { id }, body: { lessons } }),
    onMutate: async (lessons) => {
      forgetFailure(notSaved)
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (course) => course && inOrder(course, lessons))
      return { before }
    },
    onError: (error, lessons, context) => {
      const hasChanged = error instanceof ApiError && error.code === 'lessons_changed'
      if (context?.before) queryClient.setQueryData(queryKey, context.before)
      notifyFailure(notSaved, {
        detail: messageOf(error),
        ...(!hasChanged && { action: { text: 'Retry', onClick: () => ordering.mutate(lessons) } }),
      })
    },
    // While another move waits, this answer would overwrite its order.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) > 1) return
      return queryClient.invalidateQueries({ queryKey })
    },
  })
  return ordering.mutate
}

function inOrder(course: ManagedCourse, ids: readonly string[]): ManagedCourse {
  const lessonList = course.lessonList.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id))
  return { ...course, lessonList }
}
