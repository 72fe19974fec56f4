import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BrandMark } from '../ui/brand-mark.tsx'
import { useShell } from './shell-context.ts'
import { ThemeField } from './theme-field.tsx'

const linkClasses = 'flex min-h-7 items-center text-body text-muted hover:text-ink max-md:min-h-11'

/** Quick links to pages that exist. */
export function Footer() {
  const { openShortcuts } = useShell()
  return (
    <footer className="mt-10 print:hidden border-t border-line bg-panel">
      <div className="mx-auto grid max-w-[1200px] grid-cols-1 gap-x-10 gap-y-6 px-4 py-8 md:grid-cols-[1fr_140px_160px_220px] md:px-6">
        <div>
          <p className="flex items-center gap-2 text-base font-semibold tracking-tight">
            <BrandMark />
            CodeDojo
          </p>
          <p className="mt-3 max-w-64 text-body text-muted">
            A self-hosted coding dojo: your code, judged for real.
          </p>
        </div>
        <Column title="Practise">
          <Link to="/#problems" className={linkClasses}>
            Problems
          </Link>
          <Link to="/plans" className={linkClasses}>
            Study plans
          </Link>
          <Link to="/explorecourses" className={linkClasses}>
            Courses
          </Link>
        </Column>
        <Column title="Help">
          <Link to="/help" className={linkClasses}>
            Help pages
          </Link>
          <Link to="/contact" className={linkClasses}>
            Contact Us
          </Link>
          <button type="button" className={linkClasses} onClick={openShortcuts}>
            Shortcuts
          </button>
          <a href="/api/docs" className={linkClasses}>
            API documentation
          </a>
          <Link to="/certificate" className={linkClasses}>
            Check a certificate
          </Link>
          <Link to="/terms" className={linkClasses}>
            Terms
          </Link>
        </Column>
        <div>
          <p className="mb-2 text-ui text-faint">Theme</p>
          <ThemeField />
        </div>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <p className="mb-2 text-ui text-faint">{title}</p>
      {children}
    </nav>
  )
}
