import { defaultBio, type Profile } from '@codedojo/contract'
import { DescriptionItem, DescriptionList } from '../../ui/description-list.tsx'
import { ReadingPanel } from '../../ui/reading-panel.tsx'
import { displayName } from './display-name.ts'

/** Bio, and account facts of a user. */
export function AboutPanel({ profile }: { profile: Profile }) {
  const { bio, email, role, age, phone, location } = profile
  return (
    <ReadingPanel title="Profile Overview">
      <h3 className="text-ui font-semibold">About Me</h3>
      <Bio bio={bio} />
      <h3 className="mt-5 mb-2 border-t border-line pt-4 text-ui font-semibold">Personal info</h3>
      <DescriptionList>
        <DescriptionItem name="Name">{displayName(profile)}</DescriptionItem>
        <DescriptionItem name="Email">{email}</DescriptionItem>
        <DescriptionItem name="Role">{role}</DescriptionItem>
        {age !== null && <DescriptionItem name="Age">{age}</DescriptionItem>}
        {phone !== '' && <DescriptionItem name="Phone">{phone}</DescriptionItem>}
        {location !== '' && <DescriptionItem name="Location">{location}</DescriptionItem>}
      </DescriptionList>
    </ReadingPanel>
  )
}

/** The bio; a placeholder in a fainter tone when there is none. */
export function Bio({ bio }: { bio: string }) {
  return bio === '' ? (
    <p className="mt-1 max-w-[680px] text-base text-faint">{defaultBio}</p>
  ) : (
    <p className="mt-1 max-w-[680px] text-base break-words whitespace-pre-wrap text-muted" dir="auto">
      {bio}
    </p>
  )
}
