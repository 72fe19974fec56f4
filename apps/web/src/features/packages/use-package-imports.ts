import { importProblem, packageNameSchema, packageUploadBytes } from '@codedojo/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { randomKey } from '../../lib/api/random-key.ts'
import { uploadFile } from '../../lib/api/upload-file.ts'
import { useCancellable } from '../../lib/api/use-cancellable.ts'
import { formatBytes } from '../../lib/format/format-bytes.ts'
import { subscribeToJudging } from '../../shared/submissions/judging-events.ts'
import { extractPackages, type FoundPackage } from './extract-packages.ts'
import { describeImportRefusal } from './import-refusal.ts'
import { type ImportStep, nextImportStep, type PackageImport } from './package-import.ts'

type Change = (imports: readonly PackageImport[]) => readonly PackageImport[]
export type ImportChoice = Partial<Pick<PackageImport, 'replace' | 'asDraft'>>

/**
 * Imports the dropped packages one after the other, so that the judges stay available to learners. Leaving the page cancels
 * the current import.
 */
export function usePackageImports() {
  const [imports, change] = useReducer(
    (before: readonly PackageImport[], step: Change) => step(before),
    [] as const,
  )
  const queryClient = useQueryClient()
  const isSending = useRef(false)
  const sending = useCancellable()
  const sent = imports.find(isImporting)
  const setStep = useCallback(
    (key: string, next: (step: ImportStep) => ImportStep) =>
      change((all) => all.map((one) => (one.key === key ? { ...one, step: next(one.step) } : one))),
    [],
  )

  const send = useEffectEvent(async (one: PackageImport) => {
    isSending.current = true
    let isExamined = false
    const unfollow = subscribeToJudging((event) => {
      isExamined ||= event.kind === 'examine' && event.requestKey === `${one.key}/examine`
      setStep(one.key, (step) => nextImportStep(step, event, one.key))
    })
    try {
      const query = {
        ...{ name: one.file.name, requestKey: one.key },
        ...{ replace: flagOf(one.replace), asDraft: flagOf(one.asDraft) },
      }
      const onProgress = (share: number) =>
        setStep(one.key, (step) => (step.kind === 'uploading' ? progressOf(share) : step))
      const result = await sending.run((signal) =>
        uploadFile(importProblem, { file: one.file, query, onProgress, signal }),
      )
      setStep(one.key, () => ({ kind: 'imported', result }))
      await queryClient.invalidateQueries()
    } catch (error) {
      setStep(one.key, () => describeImportRefusal(error, { isExamined }))
    } finally {
      unfollow()
      isSending.current = false
      change((all) => [...all])
    }
  })

  useEffect(() => {
    const next = imports.find(({ step }) => step.kind === 'waiting')
    if (!next || isSending.current || sent) return
    setStep(next.key, () => progressOf(0))
    void send(next)
  }, [imports, sent, setStep])

  return {
    imports,
    add: async (files: readonly File[]) => {
      for (const file of files) {
        const found = await extractPackages(file)
        change((all) => [...all, ...found.map(importOf)])
      }
    },
    again: (key: string, choice: ImportChoice) =>
      change((all) => all.map((one) => (one.key === key ? sentAgain(one, choice) : one))),
    replaceAll: () =>
      change((all) => all.map((one) => (isDuplicate(one) ? sentAgain(one, { replace: true }) : one))),
    leaveOutAll: () => change((all) => all.filter((one) => !isDuplicate(one))),
    remove: (key: string) => change((all) => all.filter((one) => one.key !== key)),
    isBusy: imports.some(({ step }) => step.kind === 'waiting') || sent !== undefined,
    isUnderWay: sending.isUnderWay,
  }
}

function sentAgain({ file, replace, asDraft }: PackageImport, choice: ImportChoice): PackageImport {
  return { key: randomKey(), file, replace, asDraft, ...choice, step: { kind: 'waiting' } }
}

/** Whether the import was rejected because the problem already exists. */
export function isDuplicate({ step }: PackageImport): boolean {
  return step.kind === 'refused' && step.waysOut.includes('replace')
}

const flagOf = (is: boolean) => (is ? ('true' as const) : ('false' as const))

export function isImporting({ step }: PackageImport): boolean {
  return ['uploading', 'reading', 'examining', 'judging'].includes(step.kind)
}

function progressOf(share: number): ImportStep {
  return share < 1 ? { kind: 'uploading', share } : { kind: 'reading' }
}

function importOf({ file, fault: known }: FoundPackage): PackageImport {
  const key = randomKey()
  const fault = known ?? faultOf(file)
  const step: ImportStep =
    fault === null ? { kind: 'waiting' } : { kind: 'refused', message: fault, reasons: [], waysOut: [] }
  return { key, file, step, replace: false, asDraft: false }
}

/** Client-side check before the upload. */
function faultOf({ name, size }: File): string | null {
  if (size > packageUploadBytes) return `The file is larger than ${formatBytes(packageUploadBytes)}.`
  return packageNameSchema.safeParse(name).error?.issues[0]?.message ?? null
}
