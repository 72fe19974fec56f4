import { useParams } from 'react-router'
import { BrandLink } from './brand-link.tsx'
import { ProfileMenu } from './profile-menu.tsx'

export function ProblemPage() {
  const { id } = useParams()
  return (
    <>
      <header className="flex h-12 items-center justify-between px-4">
        <BrandLink />
        <ProfileMenu />
      </header>
      <main className="p-4">{id}</main>
    </>
  )
}
