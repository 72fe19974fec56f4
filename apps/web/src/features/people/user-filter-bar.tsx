import { roles, userStatuses, userTiers } from '@codedojo/contract'
import { useSearchText } from '../../lib/address/use-search-text.ts'
import { SearchField } from '../../ui/form/search-field.tsx'
import { Select } from '../../ui/form/select.tsx'
import type { UserListFilter } from './user-filter.ts'

const roleOptions = [
  { value: '', text: 'All roles' },
  { value: 'user', text: 'Users' },
  { value: 'admin', text: 'Admins' },
]
const statusOptions = [
  { value: '', text: 'Any status' },
  { value: 'active', text: 'Can sign in' },
  { value: 'suspended', text: 'Suspended' },
]

const tierOptions = [
  { value: '', text: 'Any tier' },
  { value: 'premium', text: 'Premium' },
  { value: 'free', text: 'Free Tier' },
]

interface UserFilterBarProps {
  filter: UserListFilter
  onChange: (filter: UserListFilter, options?: { replace: boolean }) => void
}

export function UserFilterBar({ filter, onChange }: UserFilterBarProps) {
  const { q = '', role, status, tier } = filter
  const { typed, setTyped } = useSearchText({
    text: q,
    onPause: (text, options) => {
      const { q: _, ...rest } = filter
      onChange({ ...rest, ...(text !== '' && { q: text }) }, options)
    },
  })
  return (
    <search className="flex flex-wrap items-center gap-3" aria-label="Filter the users">
      <SearchField
        label="Search users"
        placeholder="Search users..."
        className="md:w-72"
        value={typed}
        onType={setTyped}
      />
      <Select
        label="Role"
        isQuiet
        className="w-36 max-md:grow"
        options={roleOptions}
        value={role ?? ''}
        onChoose={(value) => {
          const { role: _, ...rest } = filter
          const chosen = roles.find((each) => each === value)
          onChange({ ...rest, ...(chosen && { role: chosen }) })
        }}
      />
      <Select
        label="Status"
        isQuiet
        className="w-36 max-md:grow"
        options={statusOptions}
        value={status ?? ''}
        onChoose={(value) => {
          const { status: _, ...rest } = filter
          const chosen = userStatuses.find((each) => each === value)
          onChange({ ...rest, ...(chosen && { status: chosen }) })
        }}
      />
      <Select
        label="Tier"
        isQuiet
        className="w-36 max-md:grow"
        options={tierOptions}
        value={tier ?? ''}
        onChoose={(value) => {
          const { tier: _, ...rest } = filter
          const chosen = userTiers.find((each) => each === value)
          onChange({ ...rest, ...(chosen && { tier: chosen }) })
        }}
      />
    </search>
  )
}
