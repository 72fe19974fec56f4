import { type ReactNode, Suspense } from 'react'
import { useInstallation } from '../../../lib/installation.ts'
import { lazyWithRetry } from '../../../lib/lazy/lazy-with-retry.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { AnnouncementBanner } from '../../shell/announcement-banner.tsx'
import { BrandLink } from '../../shell/brand-link.tsx'
import { ThemeField } from '../../shell/theme-field.tsx'

const ProductSample = lazyWithRetry(async () => (await import('./product-sample.tsx')).ProductSample)

const FrontPageText = lazyWithRetry(async () => (await import('./front-page-text.tsx')).FrontPageText)

interface AuthLayoutProps {
  title: string
  /** One line below the title. */
  lead: ReactNode
  children: ReactNode
}

/** A narrow form beside a sample of the product; below 1024 px only the form. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  const { frontPage } = useInstallation()
  const isWide = useMediaQuery('(min-width: 1024px)')
  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-[560px_1fr]">
      <div className="flex flex-col px-4 py-6 md:px-10 md:py-8">
        <div className="-mx-4 -mt-6 mb-6 md:-mx-10 md:-mt-8 md:mb-8 empty:hidden">
          <AnnouncementBanner />
        </div>
        <header>
          <BrandLink />
        </header>
        <main className="mx-auto flex w-full max-w-[360px] flex-1 flex-col justify-center py-10">
          <h1 className="text-display">{title}</h1>
          <p className="mt-1 mb-6 text-base text-muted">{lead}</p>
          {children}
          {frontPage.trim() !== '' && (
            <Suspense fallback={null}>
              <FrontPageText text={frontPage} />
            </Suspense>
          )}
        </main>
        <footer className="flex items-end justify-between gap-6">
          <p className="text-ui text-faint">A self-hosted coding dojo</p>
          <div className="w-40">
            <ThemeField />
          </div>
        </footer>
      </div>
      <aside
        className="flex items-center justify-center border-l border-line bg-panel p-10 max-lg:hidden"
        aria-label="Example"
      >
        <Suspense fallback={null}>{isWide && <ProductSample />}</Suspense>
      </aside>
    </div>
  )
}
