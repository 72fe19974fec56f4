import type { ManagedLesson } from '@codedojo/contract'
import { youtubeAddress } from '../../../shared/courses/youtube-address.ts'
import { RadioList } from '../../../ui/form/radio-list.tsx'
import { lessonKindLooks } from '../course/lesson-text.ts'
import { useLessonForm } from './use-lesson-form.ts'

const choices = [
  {
    value: 'written',
    text: 'Written',
    detail: 'Notes only, read and marked',
    icon: lessonKindLooks.written.Icon,
  },
  {
    value: 'upload',
    text: 'Uploaded video',
    detail: 'Kept by this installation',
    icon: lessonKindLooks.upload.Icon,
  },
  {
    value: 'service',
    text: 'YouTube video',
    detail: 'Played from YouTube, by any form of its address',
    icon: lessonKindLooks.service.Icon,
  },
  {
    value: 'address',
    text: 'Video at an address',
    detail: 'A file at an https address (MP4 or WebM)',
    icon: lessonKindLooks.address.Icon,
  },
] as const

/** The kind of the lesson; a lesson of the playlist cannot change its kind. */
export function KindField({ lesson }: { lesson: ManagedLesson | null }) {
  const { watch, setValue, clearErrors } = useLessonForm()
  const kind = watch('kind')
  if (lesson && !watch('isOwn')) return <ServiceLesson lesson={lesson} />
  return (
    <div>
      <p className="mb-2 text-ui" aria-hidden>
        Kind
      </p>
      <RadioList
        label="Kind"
        choices={choices}
        value={choices.find(({ value }) => value === kind)?.value ?? null}
        onChoose={(value) => {
          setValue('kind', value, { shouldDirty: true })
          // Clears the errors of the previous kind.
          clearErrors(['notes', 'videoId', 'address', 'seconds'])
        }}
      />
    </div>
  )
}

function ServiceLesson({ lesson }: { lesson: ManagedLesson }) {
  const { kind, thumbnail } = lesson
  const { text, Icon } = lessonKindLooks[kind]
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-lg border border-line p-3">
      {thumbnail !== '' && (
        <img src={thumbnail} alt="" loading="lazy" className="aspect-video w-32 rounded-md object-cover" />
      )}
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex items-center gap-2 text-body">
          <Icon size={16} strokeWidth={1.75} className="text-muted" aria-hidden />
          {text}
        </p>
        <p className="text-ui text-muted">It comes from the playlist of the course and keeps its video.</p>
      </div>
      <a href={youtubeAddress(lesson)} target="_blank" rel="noreferrer noopener" className="btn btn-sm">
        Open at YouTube
      </a>
    </div>
  )
}
