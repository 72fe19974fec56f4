import { useCallback, useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../../lib/api-error.ts'
import { saveFailureWords } from '../save/save-failure.ts'
import { type SaveRequest, useProblemSave } from '../save/use-problem-save.ts'
import type { ProblemBody } from './body-of-values.ts'
import { readFormDraft } from './form-draft.ts'
import { errorList, isFieldPath } from './form-errors.ts'
import { type FormIssue, formIssues } from './form-issues.ts'
import { type FormTarget, focusField } from './form-navigation.ts'
import { formPathOf, inFormOrder } from './form-path.ts'
import type { ProblemFormProps } from './problem-form.tsx'
import { problemResolver } from './problem-resolver.ts'
import { newValues, type ProblemValues, valuesOfProblem } from './problem-values.ts'
import { useFormDraft } from './use-form-draft.ts'

export type ProblemEditor = ReturnType<typeof useProblemEditor>

/** All that the form does: checking, keeping what is typed, saving, and leading to the field at fault. */
export function useProblemEditor({ user, problem, onSaved }: ProblemFormProps) {
  const place = { userId: user._id, problemId: problem?._id ?? null }
  const [opened] = useState(() => (problem ? valuesOfProblem(problem) : newValues()))
  const [restored, setRestored] = useState(() => readFormDraft(localStorage, place))
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState<SaveRequest | null>(null)
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
    // It was said about what stood there before.
    setFailure(null)
  }
  const draft = useFormDraft({ form, place, version: baseVersion, opened, onPause })
  const save = useProblemSave({
    problemId: place.problemId,
    onSaved: (message, { values }) => {
      draft.drop()
      setRestored(null)
      if (!problem) startAgain()
      onSaved(message, values.title.trim())
    },
    onFailed: (error, request) => {
      setFailure(saveFailureWords(error))
      if (error instanceof ApiError && error.code === 'problem_changed') setConflict(request)
      showRefusal(error, request.values)
    },
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
    const [first] = paths.sort((one, other) => inFormOrder(one.path, other.path))
    if (first && isFieldPath(first.path, values)) navigation.goTo(first.path)
  }
  const submit = form.handleSubmit(
    (body) => {
      setFailure(null)
      save.save({ values: structuredClone(form.getValues()), body, expectedVersion: baseVersion })
    },
    (errors) => {
      setFailure(null)
      const [first] = errorList(errors)
      if (first) navigation.goTo(first.path)
    },
  )
  return {
    ...{ form, save, navigation, submit, issues, failure, restored, baseVersion, conflict },
    draftState: draft.state,
    discardDraft: () => {
      form.reset(opened)
      draft.drop()
      setRestored(null)
      setFailure(null)
      check(opened)
    },
    /** Leaves nothing of what was typed behind. */
    dropDraft: draft.drop,
    closeConflict: () => setConflict(null),
    saveOver: () => {
      if (conflict) save.save({ ...conflict, expectedVersion: null })
      setFailure(null)
      setConflict(null)
    },
  }
}

/** The focus moves once the sections have drawn what the field stands in. */
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
