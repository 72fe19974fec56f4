import { roles, userStatuses } from '@codedojo/contract'
import { useSearchText } from '../../lib/use-search-text.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
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

interface UserFilterBarProps {
  filter: UserListFilter
  onChange: (filter: UserListFilter, options?: { replace: boolean }) => void
}

export function UserFilterBar({ filter, onChange }: UserFilterBarProps) {
  const { q = '', role, status } = filter
  const withText = (text: string) => ({
    ...(text !== '' && { q: text }),
    ...(role && { role }),
    ...(status && { status }),
  })
  const { typed, setTyped } = useSearchText({
    text: q,
    onPause: (text, options) => onChange(withText(text), options),
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
        className="w-36 max-md:min-w-0 max-md:flex-1"
        options={roleOptions}
        value={role ?? ''}
        onChoose={(value) => {
          const chosen = roles.find((each) => each === value)
          onChange({ ...(q !== '' && { q }), ...(chosen && { role: chosen }), ...(status && { status }) })
        }}
      />
      <Select
        label="Status"
        isQuiet
        className="w-36 max-md:min-w-0 max-md:flex-1"
        options={statusOptions}
        value={status ?? ''}
        onChoose={(value) => {
          const chosen = userStatuses.find((each) => each === value)
          onChange({ ...(q !== '' && { q }), ...(role && { role }), ...(chosen && { status: chosen }) })
        }}
      />
    </search>
  )
}
