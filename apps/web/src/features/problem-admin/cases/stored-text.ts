import { caseFilePath, type UploadedCaseFile, utf8Bytes } from '@codedojo/contract'
import { type CaseValues, emptyCase } from '../form/problem-values.ts'

/** Input or output of a test case: typed, or the beginning of a file that `ref` identifies. */
export interface CaseText {
  readonly text: string
  readonly ref: string
  readonly bytes: number
}

export interface CaseTexts {
  readonly input: CaseText
  readonly output: CaseText
  readonly title?: string
}

/** A short file becomes an editable text; of a longer one, only the beginning is shown. */
export function textOfFile({ start, ref, bytes, isText }: UploadedCaseFile): CaseText {
  const isWhole = isText && utf8Bytes(start) === bytes
  return isWhole ? { text: start, ref: '', bytes: 0 } : { text: start, ref, bytes }
}

export function caseOfTexts({ input, output, title = '' }: CaseTexts): CaseValues {
  return {
    ...emptyCase,
    title,
    ...{ input: input.text, inputRef: input.ref, inputBytes: input.bytes },
    ...{ output: output.text, outputRef: output.ref, outputBytes: output.bytes },
  }
}

export function caseFileUrl(ref: string): string {
  return `/api${caseFilePath.replace(':ref', ref)}`
}
