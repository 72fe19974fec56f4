import { isSafeAddress, type ProfileFields } from '@codedojo/contract'
import { ExternalLink } from 'lucide-react'
import { ReadingPanel } from '../../ui/reading-panel.tsx'

const places = [
  ['github', 'GitHub'],
  ['linkedin', 'LinkedIn'],
  ['leetcode', 'LeetCode'],
  ['twitter', 'Twitter'],
] as const

/** Links to the user's accounts elsewhere; nothing if there are none. */
export function SocialLinks({ profile }: { profile: Pick<ProfileFields, (typeof places)[number][0]> }) {
  const given = places.filter(([field]) => isSafeAddress(profile[field]))
  if (given.length === 0) return null
  return (
    <ReadingPanel title="Links">
      <ul className="flex flex-col gap-2">
        {given.map(([field, name]) => (
          <li key={field}>
            <a
              href={profile[field]}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="flex min-h-8 items-center gap-2 text-ui hover:underline max-md:min-h-11"
            >
              <span className="w-20 shrink-0 text-faint">{name}</span>
              <span className="truncate" dir="ltr">
                {profile[field].replace(/^https:\/\/(www\.)?/, '')}
              </span>
              <ExternalLink size={14} strokeWidth={1.75} className="shrink-0 text-faint" aria-hidden />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </ReadingPanel>
  )
}
