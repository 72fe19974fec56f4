import type { ReactNode } from 'react'
import { pluralize } from '../../lib/format/pluralize.ts'
import { Button } from '../../ui/button.tsx'
import { LeaveConfirmation } from '../../ui/form/leave-confirmation.tsx'
import { ImportDropZone } from './import-drop-zone.tsx'
import { ImportRow } from './import-row.tsx'
import { isDuplicate, usePackageImports } from './use-package-imports.ts'

interface ImportPanelProps {
  /** Link to the imported problem's edit page. */
  renderProblem: (problem: { id: string; title: string }) => ReactNode
}

/** Drop zone for problem packages, and the result of each import. */
export function ImportPanel({ renderProblem }: ImportPanelProps) {
  const { imports, add, again, remove, isBusy, isUnderWay, ...all } = usePackageImports()
  const done = imports.filter(({ step }) => step.kind === 'imported').length
  const there = imports.filter(isDuplicate).length
  const refused = imports.filter(({ step }) => step.kind === 'refused').length
  return (
    <div className="flex flex-col gap-3">
      <ImportDropZone onFiles={add} />
      {isBusy && (
        <LeaveConfirmation
          isUnderWay={isUnderWay}
          question="Packages are being imported. If you leave now, those that are not imported yet are cancelled."
          leaveText="Leave and cancel"
        />
      )}
      {imports.length > 0 && (
        <section aria-label="Packages" className="panel overflow-hidden">
          <div className="flex min-h-11 flex-wrap items-center gap-2 border-b border-line px-4 py-1.5">
            <p className="mr-auto text-ui text-muted" role="status">
              {done} of {pluralize(imports.length, 'package')} imported
              {refused > 0 && `, ${refused} refused`}
            </p>
            {there > 1 && !isBusy && (
              <>
                <Button isSmall onClick={all.leaveOutAll}>
                  Leave out all that exist
                </Button>
                <Button isSmall onClick={all.replaceAll}>
                  Replace all that exist
                </Button>
              </>
            )}
          </div>
          <ul className="divide-y divide-line">
            {imports.map((one) => (
              <ImportRow
                key={one.key}
                row={one}
                renderProblem={renderProblem}
                onAgain={(choice) => again(one.key, choice)}
                onRemove={() => remove(one.key)}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
