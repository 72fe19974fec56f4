import {
  pairCaseFiles,
  titleOfCaseFile,
  type UploadedCaseFile,
  type uploadCaseFiles,
} from '@codedojo/contract'
import type { z } from 'zod'
import type { CaseValues } from '../form/problem-values.ts'
import { caseOfTexts, textOfFile } from './stored-text.ts'

/** A file that is being uploaded. */
export interface Transfer {
  readonly id: number
  readonly name: string
  readonly bytes: number
  /** Uploaded share, from 0 to 1. */
  readonly share: number
  /** Why the upload failed. */
  readonly failure: string | null
}

interface NamedMessage {
  readonly name: string
  readonly message: string
}

/** State of an upload before its files are added to the form. */
export interface CaseUpload {
  readonly transfers: readonly Transfer[]
  readonly files: readonly UploadedCaseFile[]
  readonly faults: readonly NamedMessage[]
  readonly leftOut: readonly NamedMessage[]
}

export const emptyUpload: CaseUpload = { transfers: [], files: [], faults: [], leftOut: [] }

type Answer = z.infer<typeof uploadCaseFiles.response>

export type UploadStep =
  | { kind: 'started'; id: number; name: string; bytes: number }
  | { kind: 'progressed'; id: number; share: number }
  | { kind: 'failed'; id: number; message: string }
  /** `as`: name of the file that the chosen file replaces. */
  | { kind: 'answered'; id: number; answer: Answer; as: string | null }
  | { kind: 'removed'; names: readonly string[] }
  | { kind: 'cleared' }

/** Applies many steps at once, because rendering after each of thousands of files would be slow. */
export function applyUploadSteps(state: CaseUpload, steps: readonly UploadStep[]): CaseUpload {
  return steps.reduce(applyUploadStep, state)
}

export function applyUploadStep(state: CaseUpload, step: UploadStep): CaseUpload {
  switch (step.kind) {
    case 'started': {
      const { id, name, bytes } = step
      return { ...state, transfers: [...state.transfers, { id, name, bytes, share: 0, failure: null }] }
    }
    case 'progressed':
      return withTransfer(state, step.id, { share: step.share })
    case 'failed':
      return withTransfer(state, step.id, { failure: step.message })
    case 'answered':
      return withAnswer(state, step.id, renamed(step.answer, step.as))
    case 'removed': {
      const isKept = ({ name }: { readonly name: string }) => !step.names.includes(name)
      return {
        transfers: state.transfers.filter(isKept),
        files: state.files.filter(isKept),
        faults: state.faults.filter(isKept),
        leftOut: state.leftOut.filter(isKept),
      }
    }
    case 'cleared':
      return emptyUpload
  }
}

function withTransfer(state: CaseUpload, id: number, facts: Partial<Transfer>): CaseUpload {
  const transfers = state.transfers.map((one) => (one.id === id ? { ...one, ...facts } : one))
  return { ...state, transfers }
}

/** A file with an existing name replaces the earlier one. */
function withAnswer(state: CaseUpload, id: number, { files, problems, leftOut }: Answer): CaseUpload {
  if (files.length + problems.length + leftOut.length === 0)
    return withTransfer(state, id, { failure: 'The archive is empty.' })
  const names = new Set([...files, ...problems, ...leftOut].map(({ name }) => name))
  const isOld = ({ name }: { readonly name: string }) => !names.has(name)
  return {
    transfers: state.transfers.filter((one) => one.id !== id),
    files: [...state.files.filter(isOld), ...files],
    faults: [...state.faults.filter(isOld), ...problems],
    leftOut: [...state.leftOut.filter(isOld), ...leftOut],
  }
}

function renamed(answer: Answer, name: string | null): Answer {
  if (name === null) return answer
  return {
    ...answer,
    files: answer.files.map((file) => ({ ...file, name })),
    problems: answer.problems.map((one) => ({ ...one, name })),
  }
}

export type UploadRow =
  | { kind: 'ready'; name: string; bytes: number; count: number; names: readonly string[] }
  | { kind: 'fault'; name: string; message: string }
  | { kind: 'lone'; name: string; bytes: number; message: string; missing: string }
  | { kind: 'repeated'; name: string; bytes: number; message: string }
  | { kind: 'failed'; name: string; bytes: number; message: string }
  | { kind: 'sending'; name: string; bytes: number; share: number }
  | { kind: 'leftOut'; name: string; message: string }

export interface UploadReport {
  /** Sorted by name. */
  readonly cases: readonly CaseValues[]
  readonly rows: readonly UploadRow[]
  readonly faultCount: number
  readonly isSending: boolean
  /** Share of the bytes that have been sent, from 0 to 1. */
  readonly share: number
}

const fewRows = 8

/** Summary of an upload: the number of complete pairs, and the problem with each other file. */
export function buildUploadReport(state: CaseUpload): UploadReport {
  const { transfers, files, faults, leftOut } = state
  const byName = new Map(files.map((file) => [file.name, file]))
  const paired = pairCaseFiles([...byName.keys(), ...faults.map(({ name }) => name)])
  const whole = paired.pairs.flatMap(({ name, input, output }) => {
    const [inputFile, outputFile] = [byName.get(input), byName.get(output)]
    return inputFile && outputFile ? [{ name, inputFile, outputFile }] : []
  })
  const bytesOf = (name: string) => byName.get(name)?.bytes ?? 0
  const problems: UploadRow[] = [
    ...faults.map((fault): UploadRow => ({ kind: 'fault', ...fault })),
    ...transfers.flatMap(({ name, bytes, failure }): UploadRow[] =>
      failure === null ? [] : [{ kind: 'failed', name, bytes, message: failure }],
    ),
    ...paired.lone
      .filter(({ name }) => byName.has(name))
      .map(({ name, missing }): UploadRow => {
        return { kind: 'lone', name, bytes: bytesOf(name), message: `No ${missing} beside it`, missing }
      }),
    ...paired.repeated
      .filter(({ name }) => byName.has(name))
      .map(({ name, first }): UploadRow => {
        return { kind: 'repeated', name, bytes: bytesOf(name), message: `The case has ${first} already` }
      }),
  ]
  const sending = transfers.filter(({ failure }) => failure === null)
  const others: UploadRow[] = [
    ...sending.map(({ name, bytes, share }): UploadRow => ({ kind: 'sending', name, bytes, share })),
    ...paired.others
      .filter((name) => byName.has(name))
      .map((name): UploadRow => ({ kind: 'leftOut', name, message: 'Not a case, left out' })),
    ...leftOut.map((one): UploadRow => ({ kind: 'leftOut', ...one })),
  ]
  const ready = readyRow(whole)
  const rows =
    ready.length + problems.length + others.length > fewRows
      ? [...problems, ...ready, ...others]
      : [...ready, ...problems, ...others]
  return {
    cases: whole.map(({ name, inputFile, outputFile }) =>
      caseOfTexts({
        input: textOfFile(inputFile),
        output: textOfFile(outputFile),
        title: titleOfCaseFile(name),
      }),
    ),
    rows,
    faultCount: problems.length,
    isSending: sending.length > 0,
    share: shareOf(sending, files),
  }
}

interface WholePair {
  readonly name: string
  readonly inputFile: UploadedCaseFile
  readonly outputFile: UploadedCaseFile
}

function readyRow(whole: readonly WholePair[]): UploadRow[] {
  const [first, last] = [whole[0], whole.at(-1)]
  if (!first || !last) return []
  const files = whole.flatMap(({ inputFile, outputFile }) => [inputFile, outputFile])
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const name = whole.length === 1 ? first.name : `${first.name} – ${last.name}`
  return [{ kind: 'ready', name, bytes, count: whole.length, names: files.map((file) => file.name) }]
}

function shareOf(sending: readonly Transfer[], files: readonly UploadedCaseFile[]): number {
  const arrived = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const sent = sending.reduce((sum, { bytes, share }) => sum + bytes * share, arrived)
  const all = sending.reduce((sum, { bytes }) => sum + bytes, arrived)
  return all === 0 ? 1 : sent / all
}
