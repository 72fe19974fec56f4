import { Link } from 'react-router'
import { ExportPanel } from '../../features/packages/export-panel.tsx'
import { ImportPanel } from '../../features/packages/import-panel.tsx'
import { editProblemPath } from '../../lib/paths.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { useTitle } from '../shell/use-title.ts'

/** Import and export of problem packages. */
export function PackagesPage() {
  useTitle('Import and export')
  return (
    <div className="mx-auto max-w-[1152px]">
      <header className="mb-6">
        <h1 className="text-heading">Import and export</h1>
        <p className="mt-1 text-ui text-muted">
          Problems as packages: one zip each, which this and other judges read.
        </p>
      </header>
      <h2 className="mb-3 text-body font-semibold">Import</h2>
      <ImportPanel
        renderProblem={({ id, title }) => (
          <Link
            to={editProblemPath(id)}
            aria-label={`Edit ${title}`}
            className={buttonClasses({ isSmall: true })}
          >
            Edit
          </Link>
        )}
      />
      <h2 className="mt-8 mb-3 text-body font-semibold">Export</h2>
      <ExportPanel />
    </div>
  )
}
