import { Eye, Lock } from 'lucide-react'
import { Link } from 'react-router'
import { useHasPart } from '../../lib/installation.ts'
import { publicProfilePath, settingsPath } from '../../lib/paths.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { textLinkClasses } from '../../ui/text-link.ts'

interface PublicLinkProps {
  userId: string
  isPublic: boolean
}

/** Link to the public profile, or to the setting that enables it. */
export function PublicLink({ userId, isPublic }: PublicLinkProps) {
  const hasProfiles = useHasPart('profiles')
  if (!hasProfiles) return null
  if (!isPublic)
    return (
      <p className="flex items-start gap-2 text-ui text-muted">
        <Lock size={14} strokeWidth={1.75} className="mt-[3px] shrink-0" aria-hidden />
        <span>
          Only you see your profile. To show it to others, make it public in the{' '}
          <Link to={settingsPath('privacy')} className={textLinkClasses}>
            settings
          </Link>
          .
        </span>
      </p>
    )
  const path = publicProfilePath({ _id: userId })
  return (
    <p className="flex items-center gap-2 text-ui">
      <Eye size={14} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
      <Link to={path} className={`min-w-0 flex-1 ${textLinkClasses}`}>
        Show my public profile
      </Link>
      <CopyButton
        label="Copy the link to my public profile"
        text={new URL(path, window.location.origin).href}
      />
    </p>
  )
}
