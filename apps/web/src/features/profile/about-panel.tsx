import { defaultBio, type Profile } from '@codedojo/contract'
import { Fact, Facts } from '../../ui/facts.tsx'
import { ReadingPanel } from '../../ui/reading-panel.tsx'
import { shownName } from './shown-name.ts'

/** What somebody tells of themselves, and who they are here. */
export function AboutPanel({ profile }: { profile: Profile }) {
  const { bio, email, role, age, phone, location } = profile
  return (
    <ReadingPanel title="Profile Overview">
      <h3 className="text-ui font-semibold">About Me</h3>
      <Bio bio={bio} />
      <h3 className="mt-5 mb-2 border-t border-line pt-4 text-ui font-semibold">Personal info</h3>
      <Facts>
        <Fact name="Name">{shownName(profile)}</Fact>
        <Fact name="Email">{email}</Fact>
        <Fact name="Role">{role}</Fact>
        {age !== null && <Fact name="Age">{age}</Fact>}
        {phone !== '' && <Fact name="Phone">{phone}</Fact>}
        {location !== '' && <Fact name="Location">{location}</Fact>}
      </Facts>
    </ReadingPanel>
  )
}

/** What was never written has the words of the field's hint, in a fainter tone. */
export function Bio({ bio }: { bio: string }) {
  return bio === '' ? (
    <p className="mt-1 max-w-[680px] text-base text-faint">{defaultBio}</p>
  ) : (
    <p className="mt-1 max-w-[680px] text-base break-words whitespace-pre-wrap text-muted" dir="auto">
      {bio}
    </p>
  )
}
