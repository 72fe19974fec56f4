import { caseFilePath, type UploadedCaseFile, utf8Bytes } from '@codedojo/contract'
import { emptyCase } from '../form/problem-values.ts'

/** One text of a case: typed, or the beginning of a file that `ref` names. */
export interface CaseText {
  readonly text: string
  readonly ref: string
  readonly bytes: number
}

/** A short file is taken as if it had been typed, so that it can be edited; of a longer one the form shows the beginning. */
export function textOfFile({ start, ref, bytes, isText }: UploadedCaseFile): CaseText {
  const isWhole = isText && utf8Bytes(start) === bytes
  return isWhole ? { text: start, ref: '', bytes: 0 } : { text: start, ref, bytes }
}

export function caseOfTexts(input: CaseText, output: CaseText) {
  return {
    ...emptyCase,
    ...{ input: input.text, inputRef: input.ref, inputBytes: input.bytes },
    ...{ output: output.text, outputRef: output.ref, outputBytes: output.bytes },
  }
}

export function caseFileAddress(ref: string): string {
  return `/api${caseFilePath.replace(':ref', ref)}`
}
