import type { Problem } from '@codedojo/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../../lib/api/api-error.ts'
import { notify } from '../../../ui/toast.tsx'
import { saveFailureWords } from '../save/save-failure.ts'
import { type SaveRequest, useProblemSave } from '../save/use-problem-save.ts'
import { errorList, isFieldPath } from './form-errors.ts'
import { type FormIssue, formIssues } from './form-issues.ts'
import { type FormTarget, focusField } from './form-navigation.ts'
import { compareFormPaths, formPathOf } from './form-path.ts'
import { findLeftoverExample, type LeftoverExample } from './leftover-example.ts'
import type { ProblemBody } from './problem-body.ts'
import { openProblemDraftStore, readProblemDraft } from './problem-draft.ts'
import type { ProblemFormProps } from './problem-form.tsx'
import { problemResolver } from './problem-resolver.ts'
import { newValues, type ProblemValues, valuesOfProblem } from './problem-values.ts'
import { useProblemDraft } from './use-problem-draft.ts'

export type ProblemEditor = ReturnType<typeof useProblemEditor>

/** State of the problem form: validation, draft, saving, and navigation to invalid fields. */
export function useProblemEditor({ problem, onSaved }: ProblemFormProps) {
  const problemId = problem?._id ?? null
  const [draftStore] = useState(() => openProblemDraftStore(problemId))
  const [opened] = useState(() => (problem ? valuesOfProblem(problem) : newValues()))
  const [restored, setRestored] = useState(() => readProblemDraft(draftStore))
  useEffect(() => draftStore.adopt(), [draftStore])
  const [failure, setFailure] = useState<Failure | null>(null)
  const [conflict, setConflict] = useState<SaveRequest | null>(null)
  const [example, setExample] = useState<(SaveRequest & { readonly left: LeftoverExample }) | null>(null)
  const [issues, setIssues] = useState<readonly FormIssue[]>([])
  const stored = problem ? opened : null
  const resolver = useMemo(() => problemResolver(stored), [stored])
  const form = useForm<ProblemValues, unknown, ProblemBody>({
    resolver,
    defaultValues: restored?.values ?? opened,
    shouldFocusError: false,
  })
  const check = useCallback((values: ProblemValues) => setIssues(formIssues(values, stored)), [stored])
  useEffect(() => check(form.getValues()), [check, form])
  const navigation = useFieldNavigation()
  const baseVersion = restored?.version ?? problem?.version ?? null
  const onPause = (values: ProblemValues) => {
    check(values)
    // An error message refers to earlier values. Typing that ended just before the save triggers its pause after it, so the
    // values are compared.
    const now = JSON.stringify(values)
    setFailure((said) => (said?.of === null || said?.of === now ? said : null))
  }
  const draft = useProblemDraft({ form, draftStore, version: baseVersion, opened, onPause })
  const save = useProblemSave({
    problemId,
    sendOnce: draftStore.sender.send,
    onSaved: ({ message, _id }, { values }) => {
      draft.drop()
      setRestored(null)
      if (!problem) startAgain()
      onSaved({ message, title: values.title.trim(), _id, status: values.status })
    },
    onChecked: ({ message, results }) => {
      const failed = results.find(({ why }) => why !== null)
      if (!failed) return notify(message)
      if (failed.why !== null) setFailure({ words: failed.why, of: JSON.stringify(form.getValues()) })
      navigation.goTo(`code.${failed.language}.reference`)
    },
    onFailed: (error, values) => {
      const isOfFields = error instanceof ApiError && error.errors.length > 0
      setFailure({ words: saveFailureWords(error), of: isOfFields ? JSON.stringify(values) : null })
      showRefusal(error, values)
    },
    onOvertaken: setConflict,
  })
  const startAgain = () => {
    form.reset(opened)
    save.forget()
    check(opened)
  }
  const showRefusal = (error: Error, values: ProblemValues) => {
    const named = error instanceof ApiError ? error.errors : []
    const paths = named.map(({ field, message }) => ({ path: formPathOf(field, values), message }))
    for (const { path, message } of paths)
      if (isFieldPath(path, values)) form.setError(path, { type: 'server', message })
    const [first] = paths.sort((one, other) => compareFormPaths(one.path, other.path))
    if (first && isFieldPath(first.path, values)) navigation.goTo(first.path)
  }
  const submit = form.handleSubmit(
    (body) => {
      setFailure(null)
      const request = { values: structuredClone(form.getValues()), body, expectedVersion: baseVersion }
      const left = isFirstPublished(problem, request.values) ? findLeftoverExample(request.values) : null
      if (left) setExample({ ...request, left })
      else save.save(request)
    },
    (errors) => {
      setFailure(null)
      const [first] = errorList(errors)
      if (first) navigation.goTo(first.path)
    },
  )
  return {
    ...{ form, save, navigation, submit, issues, restored, baseVersion, conflict },
    failure: failure?.words ?? null,
    draftState: draft.state,
    discardDraft: () => {
      form.reset(opened)
      draft.drop()
      setRestored(null)
      setFailure(null)
      check(opened)
    },
    /** Deletes the draft. */
    dropDraft: draft.drop,
    /** Judges the current values without saving. */
    check: () => {
      setFailure(null)
      save.check(structuredClone(form.getValues()))
    },
    /** Remaining example code in a problem that is about to be published; null if no confirmation is open. */
    example: example?.left ?? null,
    closeExample: () => setExample(null),
    publishExample: () => {
      if (example) save.save(example)
      setExample(null)
    },
    closeConflict: () => setConflict(null),
    saveOver: () => {
      if (conflict) save.save({ ...conflict, expectedVersion: null })
      setFailure(null)
      setConflict(null)
    },
  }
}

interface Failure {
  readonly words: string
  /** The serialized form values that the message refers to; null if the message stays until the next save. */
  readonly of: string | null
}

/** True if the save makes the problem visible to learners for the first time. Only then is a confirmation needed. */
function isFirstPublished(problem: Problem | null, { status }: ProblemValues): boolean {
  return status !== 'draft' && (problem === null || problem.status === 'draft')
}

/** Moves the focus after the sections have rendered the field. */
function useFieldNavigation() {
  const [target, setTarget] = useState<FormTarget | null>(null)
  const goTo = useCallback((path: string) => setTarget({ path }), [])
  useEffect(() => {
    if (!target) return
    const frame = requestAnimationFrame(() => focusField(target.path))
    return () => cancelAnimationFrame(frame)
  }, [target])
  return useMemo(() => ({ target, goTo }), [target, goTo])
}
