import { MapPin, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { displayName } from './display-name.ts'

interface ProfileCardProps {
  person: { firstName: string; lastName: string; avatarUrl: string | null; location: string }
  /** The user's role here, shown before the location. */
  standing?: string
  /** Absent: read-only. */
  onEdit?: () => void
  /** Shown below the name. */
  children?: ReactNode
}

/** Avatar, name and location at the head of the profile. */
export function ProfileCard({ person, standing, onEdit, children }: ProfileCardProps) {
  const name = displayName(person)
  return (
    <section aria-label="Person" className="panel p-5 max-md:border-0 max-md:bg-transparent max-md:p-0">
      <div className="flex items-center gap-4 md:flex-col md:items-start">
        <Avatar name={name} url={person.avatarUrl} size={72} />
        <div className="min-w-0 flex-1 md:w-full">
          <h1 className="text-left text-heading break-words" dir="auto">
            {name}
          </h1>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-ui text-muted">
            {standing}
            {person.location !== '' && (
              <span className="flex min-w-0 items-baseline gap-1">
                <MapPin size={14} strokeWidth={1.75} className="shrink-0 translate-y-0.5" aria-hidden />
                <bdi className="min-w-0 break-words">{person.location}</bdi>
              </span>
            )}
          </p>
        </div>
        {onEdit && (
          <Button
            icon={<Pencil size={16} strokeWidth={1.75} aria-hidden />}
            className="shrink-0 max-md:px-3 md:w-full"
            onClick={onEdit}
          >
            <span className="max-md:sr-only">Edit Profile</span>
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}
