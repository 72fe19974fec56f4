import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useSampleRemoval } from '../use-course-removal.ts'

/** Says that courses are only samples, and takes them out together. */
export function SampleCoursesNotice({ count }: { count: number }) {
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useSampleRemoval()
  if (count === 0) return null
  return (
    <section
      aria-label="Samples"
      className="panel mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 text-ui"
    >
      <GraduationCap size={16} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
      <p className="min-w-0 flex-1 basis-64 text-muted">
        {count === 1
          ? 'One course is a sample that came with CodeDojo.'
          : `${count} courses are samples that came with CodeDojo.`}
      </p>
      <Button isSmall disabled={isPending} onClick={() => setIsAsking(true)}>
        Remove samples
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Remove samples"
        question="Every sample course leaves the list. Those who own one keep it. This action cannot be undone."
        confirmText="Remove samples"
        onConfirm={() => mutate()}
      />
    </section>
  )
}
