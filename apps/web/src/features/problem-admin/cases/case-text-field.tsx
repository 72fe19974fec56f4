import { uploadCaseFiles } from '@codedojo/contract'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError, messageOf } from '../../../lib/api/api-error.ts'
import { uploadFile } from '../../../lib/api/upload-file.ts'
import { formatBytes } from '../../../lib/format/format-bytes.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { FieldNote } from '../../../ui/form/field.tsx'
import { MultilineField } from '../form/multiline-field.tsx'
import type { CaseListName } from '../form/problem-values.ts'
import { useProblemForm } from '../form/use-problem-form.ts'
import { ChooseFiles } from './choose-files.tsx'
import { type CaseText, caseFileUrl, textOfFile } from './stored-text.ts'

interface CaseTextFieldProps {
  list: CaseListName
  at: number
  half: 'input' | 'output'
}

const titles = { input: 'Input', output: 'Output' } as const

/** Input or output of a test case: an editable text, or the beginning of a file that is too long to edit. */
export function CaseTextField({ list, at, half }: CaseTextFieldProps) {
  const { control, register, formState, setValue } = useProblemForm()
  const [ref, bytes] = useWatch({ control, name: [`${list}.${at}.${half}Ref`, `${list}.${at}.${half}Bytes`] })
  const error = formState.errors[list]?.[at]?.[half]?.message
  const set = ({ text, ref: newRef, bytes: newBytes }: CaseText) => {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue(`${list}.${at}.${half}Ref`, newRef, options)
    setValue(`${list}.${at}.${half}Bytes`, newBytes, options)
    setValue(`${list}.${at}.${half}`, text, options)
  }
  if (ref !== '') return <HeldInFile {...{ list, at, half, fileRef: ref, bytes, error }} onChange={set} />
  return (
    <MultilineField
      label={titles[half]}
      isMono
      rows={4}
      error={error}
      {...register(`${list}.${at}.${half}`)}
    />
  )
}

interface HeldInFileProps extends CaseTextFieldProps {
  fileRef: string
  bytes: number
  error: string | undefined
  onChange: (text: CaseText) => void
}

function HeldInFile({ list, at, half, fileRef, bytes, error, onChange }: HeldInFileProps) {
  const { control } = useProblemForm()
  const start = useWatch({ control, name: `${list}.${at}.${half}` })
  const noteId = useId()
  const replace = useMutation({
    mutationFn: (file: File) => uploadOne(file),
    onSuccess: (text) => onChange(text),
  })
  const problem = replace.error ? messageOf(replace.error) : error
  return (
    <div className="flex min-w-0 flex-col" data-field={`${list}.${at}.${half}`}>
      <p className="mb-2 text-ui">
        {titles[half]} <span className="text-faint">in a file{bytes > 0 && `, ${formatBytes(bytes)}`}</span>
      </p>
      <pre className="max-h-32 flex-1 overflow-hidden rounded-lg border border-line bg-canvas px-3 py-2 text-ui/6 break-all whitespace-pre-wrap text-muted">
        {start}…
      </pre>
      <FieldNote id={noteId} error={problem} />
      <div className="mt-2 flex flex-wrap gap-1">
        <a className={buttonClasses({ look: 'ghost', isSmall: true })} href={caseFileUrl(fileRef)} download>
          <Download size={14} strokeWidth={1.75} aria-hidden />
          Download
        </a>
        <ChooseFiles
          label={`Replace the ${half} of case ${at + 1}`}
          look="ghost"
          onChoose={([file]) => file && replace.mutate(file)}
        >
          {replace.isPending ? 'Uploading' : 'Replace'}
        </ChooseFiles>
        <Button isSmall look="ghost" onClick={() => onChange({ text: '', ref: '', bytes: 0 })}>
          Type instead
        </Button>
      </div>
    </div>
  )
}

async function uploadOne(file: File): Promise<CaseText> {
  // Renamed so that a zip is stored as one file instead of being unpacked: here it replaces a single text.
  const answer = await uploadFile(uploadCaseFiles, { query: { name: 'case.txt' }, file })
  const [stored] = answer.files
  if (stored) return textOfFile(stored)
  const message = answer.problems[0]?.message ?? 'The file cannot be part of a case.'
  throw new ApiError({ status: 400, code: 'bad_input', message })
}
