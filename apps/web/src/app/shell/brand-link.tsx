import { Link } from 'react-router'
import { useInstallation } from '../../lib/installation.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'

export function BrandLink() {
  const { name } = useInstallation()
  return (
    <Link to="/" className="flex items-center gap-2 text-base font-semibold tracking-tight max-md:min-h-11">
      <BrandMark />
      <span>{name}</span>
    </Link>
  )
}
