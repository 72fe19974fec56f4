import { HelpList } from '../../features/help/help-list.tsx'
import { useTitle } from '../shell/use-title.ts'

export function HelpRoutes() {
  useTitle('Help')
  return (
    <>
      <header className="mb-6">
        <h1 className="text-display">Help</h1>
        <p className="mt-1 text-base text-muted">How this dojo works, page by page.</p>
      </header>
      <HelpList />
    </>
  )
}
