import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useInstallation } from '../../lib/installation.ts'
import {
  checkCertificatePath,
  contactPath,
  contestsPath,
  discussPath,
  exploreCoursesPath,
  helpPagesPath,
  ownCoursesPath,
  plansPath,
  submissionsPath,
  termsPath,
} from '../../lib/paths.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { useIsPageInMenus } from './enabled-pages.ts'
import { useShell } from './shell-context.ts'
import { ThemeField } from './theme-field.tsx'

const linkClasses = 'flex min-h-7 items-center text-body text-muted hover:text-ink max-md:min-h-11'

const practise = [
  { to: '/#problems', text: 'Problems' },
  { to: plansPath, text: 'Study plans' },
  { to: contestsPath, text: 'Contests' },
  { to: submissionsPath, text: 'Your submissions' },
]
const learn = [
  { to: exploreCoursesPath, text: 'Explore Courses' },
  { to: ownCoursesPath, text: 'My courses' },
  { to: checkCertificatePath, text: 'Check a certificate' },
  { to: discussPath, text: 'Discuss' },
]
const help = [
  { to: helpPagesPath, text: 'Help pages' },
  { to: contactPath, text: 'Contact Us' },
]

/** The footer with links to the main pages. */
export function Footer() {
  const { openShortcuts } = useShell()
  const { name, communityLinks, contactEmail } = useInstallation()
  return (
    <footer className="mt-10 print:hidden border-t border-line bg-panel">
      <div className="mx-auto grid max-w-[1200px] grid-cols-1 gap-x-10 gap-y-6 px-4 py-8 md:grid-cols-3 lg:grid-cols-[1fr_140px_140px_160px_220px] md:px-6">
        <div>
          <p className="flex items-center gap-2 text-base font-semibold tracking-tight">
            <BrandMark />
            {name}
          </p>
          <p className="mt-3 max-w-64 text-body text-muted">
            A self-hosted coding dojo: your code, judged for real.
          </p>
        </div>
        <Column title="Practise" links={practise} />
        <Column title="Learn" links={learn} />
        <Column title="Help" links={help}>
          <button type="button" className={linkClasses} onClick={openShortcuts}>
            Shortcuts
          </button>
          <a href="/api/docs" className={linkClasses}>
            API documentation
          </a>
          {contactEmail !== '' && (
            <a href={`mailto:${contactEmail}`} className={linkClasses}>
              {contactEmail}
            </a>
          )}
          {communityLinks.map(({ text, address }) => (
            <a key={`${text} ${address}`} href={address} rel="noreferrer" className={linkClasses}>
              {text}
            </a>
          ))}
        </Column>
        <div>
          <p className="mb-2 text-ui text-faint">Theme</p>
          <ThemeField />
        </div>
      </div>
      <div className="border-t border-line">
        <p className="mx-auto flex min-h-12 max-w-[1200px] flex-wrap items-center justify-between gap-x-6 px-4 text-ui text-faint md:px-6">
          <span className="min-w-0 break-all">
            {name} on {window.location.host}
          </span>
          <span className="flex flex-wrap gap-x-6">
            <FooterLink to={termsPath}>Terms</FooterLink>
            <a href="/licences" className={linkClasses}>
              Licences
            </a>
          </span>
        </p>
      </div>
    </footer>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={linkClasses}>
      {children}
    </Link>
  )
}

interface ColumnProps {
  title: string
  links: readonly { readonly to: string; readonly text: string }[]
  children?: ReactNode
}

/** The links to pages that this installation offers; nothing when there is none. */
function Column({ title, links, children }: ColumnProps) {
  const isPageInMenus = useIsPageInMenus()
  const offered = links.filter(({ to }) => isPageInMenus(to))
  if (offered.length === 0) return null
  return (
    <nav aria-label={title}>
      <p className="mb-2 text-ui text-faint">{title}</p>
      {offered.map(({ to, text }) => (
        <FooterLink key={to} to={to}>
          {text}
        </FooterLink>
      ))}
      {children}
    </nav>
  )
}
