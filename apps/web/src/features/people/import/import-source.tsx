import { Upload } from 'lucide-react'
import { useState } from 'react'
import { joinClasses } from '../../../lib/join-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogCancel } from '../../../ui/dialog/dialog.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { readTextFile } from './read-text-file.ts'
import { UnreadableFile } from './unreadable-file.ts'

interface ImportSourceProps {
  text: string
  onText: (text: string) => void
  onCheck: (csv: string) => void
  isChecking: boolean
  /** Why the server rejected the whole file; null if not rejected. */
  refusal: string | null
}

/** File upload or pasted text. */
export function ImportSource({ text, onText, onCheck, isChecking, refusal }: ImportSourceProps) {
  const [fault, setFault] = useState<string | null>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    setFault(null)
    try {
      const read = await readTextFile(file)
      onText(read)
      onCheck(read)
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      setFault(error.message)
    }
  }
  const message = fault ?? refusal
  return (
    <div className="flex flex-col gap-4 overflow-y-auto p-5">
      <div>
        <h2 className="text-title">Import users</h2>
        <p className="text-ui text-muted">
          A CSV file, or the first sheet of a workbook (.xlsx). Its first row names the columns: name (or
          firstName and lastName) and email; role and password if you like. At most 1,000 people at a time.
        </p>
      </div>
      {message !== null && <ErrorBox>{message}</ErrorBox>}
      <DropZone onFile={(file) => void take(file)} />
      <TextArea
        label="Or paste the rows"
        rows={8}
        areaClassName="font-mono text-ui"
        placeholder={'name,email,role\nMeera Nair,meera@example.org,user'}
        spellCheck={false}
        autoCorrect="off"
        autoCapitalize="off"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <DialogCancel />
        <Button look="primary" disabled={isChecking || text.trim() === ''} onClick={() => onCheck(text)}>
          {isChecking ? 'Checking' : 'Check'}
        </Button>
      </div>
    </div>
  )
}

function DropZone({ onFile }: { onFile: (file: File | undefined) => void }) {
  const [isOver, setIsOver] = useState(false)
  return (
    <label
      className={joinClasses(
        'flex min-h-18 cursor-pointer items-center justify-center gap-3 rounded-lg border border-dashed px-4 text-ui',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isOver ? 'border-primary bg-primary-soft text-ink' : 'border-field-line text-muted hover:text-ink',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        onFile(event.dataTransfer.files[0])
      }}
    >
      <Upload size={16} strokeWidth={1.75} aria-hidden />
      Choose a CSV file or a workbook, or drop it here
      <input
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
        className="sr-only"
        onChange={(event) => {
          onFile(event.target.files?.[0])
          // Resets the input, so that the same file can be chosen again.
          event.target.value = ''
        }}
      />
    </label>
  )
}
