import { Avatar } from '../../ui/avatar.tsx'

/** The mentor of a course, with an avatar. */
export function MentorLine({ mentor }: { mentor: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2 text-ui text-muted">
      <Avatar name={mentor} url={null} size={20} />
      <span className="min-w-0 truncate" dir="auto">
        {mentor}
      </span>
    </span>
  )
}
