import { GraduationCap } from 'lucide-react'
import { SamplesNotice } from '../../../ui/samples-notice.tsx'
import { useSampleRemoval } from '../use-course-removal.ts'

/** Says that there are sample courses, and deletes them all at once. */
export function SampleCoursesNotice({ count }: { count: number }) {
  const { mutate, isPending } = useSampleRemoval()
  if (count === 0) return null
  return (
    <SamplesNotice
      icon={GraduationCap}
      words={
        count === 1
          ? 'One course is a sample that came with CodeDojo.'
          : `${count} courses are samples that came with CodeDojo.`
      }
      question="Every sample course leaves the list. Those who own one keep it. This action cannot be undone."
      isRemoving={isPending}
      onRemove={() => mutate()}
      className="mb-4"
    />
  )
}
