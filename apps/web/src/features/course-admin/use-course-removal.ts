import { type Course, deleteCourse, deleteSampleCourses } from '@codedojo/contract'
import { callApi } from '../../lib/api/api.ts'
import { coursesKey } from '../../lib/query-keys.ts'
import { useActionWithToast } from '../../ui/use-action-with-toast.ts'

export function useCourseDeletion({ onDeleted }: { onDeleted?: () => void } = {}) {
  return useActionWithToast({
    run: (course: Pick<Course, '_id'>) => callApi(deleteCourse, { params: { id: course._id } }),
    failedText: 'Failed to delete course',
    changes: [coursesKey],
    ...(onDeleted && { onDone: onDeleted }),
  })
}

export function useSampleRemoval() {
  return useActionWithToast({
    run: () => callApi(deleteSampleCourses),
    failedText: 'Failed to remove the samples.',
    changes: [coursesKey],
  })
}
