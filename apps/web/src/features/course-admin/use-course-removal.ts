import { type Course, deleteCourse, deleteSampleCourses } from '@codedojo/contract'
import { callApi } from '../../lib/api/api.ts'
import { coursesKey } from '../../lib/query-keys.ts'
import { useActWithToast } from '../../ui/use-act-with-toast.ts'

export function useCourseDeletion({ onDeleted }: { onDeleted?: () => void } = {}) {
  return useActWithToast({
    run: (course: Pick<Course, '_id'>) => callApi(deleteCourse, { params: { id: course._id } }),
    failedText: 'Failed to delete course',
    changes: [coursesKey],
    ...(onDeleted && { onDone: onDeleted }),
  })
}

export function useSampleRemoval() {
  return useActWithToast({
    run: () => callApi(deleteSampleCourses),
    failedText: 'Failed to remove the samples.',
    changes: [coursesKey],
  })
}
