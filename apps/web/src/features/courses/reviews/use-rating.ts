import { type BodyOf, rateCourse, unrateCourse } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { notify } from '../../../ui/toast.tsx'
import { invalidateCourses } from '../queries.ts'

/** Mutations to rate a course and to delete the rating; both invalidate the course queries. */
export function useRating(courseId: string) {
  const queryClient = useQueryClient()
  const params = { id: courseId }
  const onSuccess = async ({ message }: { message: string }) => {
    notify(message)
    await invalidateCourses(queryClient)
  }
  const save = useMutation({
    mutationFn: (body: BodyOf<typeof rateCourse>) => callApi(rateCourse, { params, body }),
    onSuccess,
  })
  const remove = useMutation({ mutationFn: () => callApi(unrateCourse, { params }), onSuccess })
  return { save, remove }
}
