import { type Course, deleteCourse, deleteSampleCourses } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { coursesKey } from '../../lib/courses-key.ts'
import { notify, notifyFailure } from '../../ui/toast.tsx'

export function useCourseDeletion({ onDeleted }: { onDeleted?: () => void } = {}) {
  return useRemoval({
    run: (course: Pick<Course, '_id'>) => callApi(deleteCourse, { params: { id: course._id } }),
    failedText: 'Failed to delete course',
    ...(onDeleted && { onDone: onDeleted }),
  })
}

export function useSampleRemoval() {
  return useRemoval({
    run: () => callApi(deleteSampleCourses),
    failedText: 'Failed to remove the samples.',
  })
}

interface Removal<Input> {
  readonly run: (input: Input) => Promise<{ message: string }>
  readonly failedText: string
  readonly onDone?: () => void
}

/** Takes courses out of the list: it is read anew, and a failure can be tried again. */
function useRemoval<Input>({ run, failedText, onDone }: Removal<Input>) {
  const queryClient = useQueryClient()
  const removal = useMutation({
    mutationFn: run,
    onSuccess: ({ message }) => {
      notify(message)
      onDone?.()
    },
    onError: (error, input) =>
      notifyFailure(failedText, {
        detail: messageOf(error),
        action: { text: 'Retry', onClick: () => removal.mutate(input) },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: coursesKey }),
  })
  return removal
}
