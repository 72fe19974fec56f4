import { Avatar } from '../../ui/avatar.tsx'

interface ProblemCreatorProps {
  name: string
  avatarUrl?: string | null
}

/** The creator of a problem, read-only. */
export function ProblemCreator({ name, avatarUrl = null }: ProblemCreatorProps) {
  return (
    <>
      <Avatar name={name} url={avatarUrl} size={24} />
      <span className="min-w-0 break-words">{name}</span>
    </>
  )
}
