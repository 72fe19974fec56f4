import { Search } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useUser } from '../../features/accounts/signed-in-user.ts'
import { StreakMark } from '../../features/progress/streak/streak-mark.tsx'
import { joinClasses } from '../../lib/join-classes.ts'
import { modifierKey } from '../../lib/keys/modifier-key.ts'
import { contactPath } from '../../lib/paths.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { KeyCaps } from '../../ui/key-caps.tsx'
import { BrandLink } from './brand-link.tsx'
import { useMainPages } from './main-pages.ts'
import { NewAnswersMark } from './new-answers-mark.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { PremiumMark } from './premium-mark.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { useShell } from './shell-context.ts'

/** The top bar of reading pages. */
export function Navbar() {
  const { openPalette } = useShell()
  const { pathname } = useLocation()
  const user = useUser()
  const pages = useMainPages(user)
  return (
    <header className="sticky top-0 z-30 flex print:hidden h-14 items-center border-b border-line bg-panel px-4 md:px-6">
      <BrandLink />
      <nav aria-label="Main" className="ml-6 flex self-stretch max-lg:hidden">
        {pages.map(({ path, text, isActive }) => (
          <Link
            key={path}
            to={path}
            aria-current={isActive(pathname) ? 'page' : undefined}
            className={joinClasses(
              'flex items-center border-b-2 px-2 text-body whitespace-nowrap xl:px-3',
              isActive(pathname) ? 'border-primary text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {text}
            {path === contactPath && <NewAnswersMark />}
          </Link>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-3 max-lg:hidden">
        <button
          type="button"
          className="btn btn-sm w-52 max-xl:w-28 justify-start gap-2 bg-canvas font-normal text-faint"
          onClick={openPalette}
        >
          <Search size={16} strokeWidth={1.75} aria-hidden />
          <span className="flex-1 text-left">Go to...</span>
          <span className="max-xl:hidden">
            <KeyCaps keys={[modifierKey, 'K']} />
          </span>
        </button>
        <StreakMark />
        <PremiumMark />
        <ProfileMenu />
      </div>
      <div className="ml-auto flex items-center lg:hidden">
        <StreakMark />
        <IconButton
          label="Go to a problem or page"
          icon={<Search size={18} strokeWidth={1.75} aria-hidden />}
          onClick={openPalette}
        />
        <PhoneMenu />
      </div>
    </header>
  )
}
