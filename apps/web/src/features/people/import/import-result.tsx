import type { ImportReport } from '@codedojo/contract'
import { CircleCheck, Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../lib/api/save-file.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { Button } from '../../../ui/button.tsx'
import { passwordsCsv } from './passwords-csv.ts'

/** Result of the import, and the only chance to download the generated passwords. */
export function ImportResult({ report, onClose }: { report: ImportReport; onClose: () => void }) {
  const { created, isMailed, notMailed } = report
  const chosen = created.filter(({ password }) => password !== null).length
  const [isSaved, setIsSaved] = useState(chosen === 0)
  const download = () => {
    saveFile('passwords.csv', new Blob([passwordsCsv(created)], { type: 'text/csv;charset=utf-8' }))
    setIsSaved(true)
  }
  return (
    <div className="flex flex-col gap-4 p-5" role="status">
      <div className="flex items-start gap-3">
        <CircleCheck size={20} strokeWidth={1.75} className="mt-1 shrink-0 text-ac" aria-hidden />
        <div>
          <h2 className="text-title">{pluralize(created.length, 'account was', 'accounts were')} made</h2>
          {chosen > 0 && (
            <p className="text-ui text-muted">
              {chosen === 1 ? 'One password was' : `${chosen} passwords were`} chosen here. Keep the file now:
              nobody can read them later.
            </p>
          )}
          {chosen > notMailed.length && isMailed && (
            <p className="text-ui text-muted">
              {notMailed.length > 0 ? 'Each of the others' : 'Each of them'} also gets a mail with a link to
              choose another one.
            </p>
          )}
          {notMailed.length > 0 && (
            <p className="text-ui break-words text-muted">
              No mail could be sent to {notMailed.join(', ')}. Tell them the password of the file.
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look={isSaved ? 'primary' : 'ghost'} onClick={onClose}>
          {isSaved ? 'Done' : 'Close without them'}
        </Button>
        {chosen > 0 && (
          <Button
            look={isSaved ? 'default' : 'primary'}
            icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
            onClick={download}
          >
            Download passwords
          </Button>
        )}
      </div>
    </div>
  )
}
