import type { Problem, ProblemStatus } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { LeaveConfirmation } from '../../../ui/form/leave-confirmation.tsx'
import { HiddenCasesSection } from '../cases/hidden-cases-section.tsx'
import { VisibleCasesSection } from '../cases/visible-cases-section.tsx'
import { ConflictDialog } from '../save/conflict-dialog.tsx'
import { isProven, useJudgementStaleness } from '../save/use-judgement-staleness.ts'
import { nothingJudged } from '../save/use-problem-save.ts'
import { SubtasksSection } from '../subtasks/subtasks-section.tsx'
import { BasicsSection } from './basics-section.tsx'
import { FormFooter } from './form-footer.tsx'
import { FormNavigationContext } from './form-navigation.ts'
import { HelpSection } from './help-section.tsx'
import { leftoverExampleText } from './leftover-example.ts'
import { LimitsSection } from './limits-section.tsx'
import { PublishingSection } from './publishing-section.tsx'
import { ReferencesSection } from './references-section.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import { SectionList } from './section-list.tsx'
import { SignatureSection } from './signature-section.tsx'
import { type RenderCode, StarterSection } from './starter-section.tsx'
import { type ProblemEditor, useProblemEditor } from './use-problem-editor.ts'

export interface SavedProblem {
  readonly message: string
  readonly title: string
  readonly _id: string
  readonly status: ProblemStatus
}

export interface ProblemFormProps {
  /** null for a new problem. */
  problem: Problem | null
  /** The problem's creator, read-only. */
  creator: ReactNode
  renderMarkdown: (text: string) => ReactNode
  renderCode: RenderCode
  /** Called after a save; the message is the server's, `title` the saved title. */
  onSaved: (saved: SavedProblem) => void
  /** Leaves the form; absent on the page that creates a problem. */
  onCancel?: () => void
  /** Refetches the problem and resets the form to it. */
  onLoadTheirs?: () => void
}

/** The form to create or edit a problem. */
export function ProblemForm(props: ProblemFormProps) {
  const { problem, creator, renderMarkdown, renderCode } = props
  const editor = useProblemEditor(props)
  const { form, save, navigation } = editor
  return (
    <FormProvider {...form}>
      <FormNavigationContext value={navigation}>
        <form noValidate aria-label={problem ? 'Edit problem' : 'Create problem'} onSubmit={editor.submit}>
          {editor.restored && (
            <RestoredNotice
              draft={editor.restored}
              currentVersion={problem?.version ?? null}
              onDiscard={editor.discardDraft}
            />
          )}
          <FormSections editor={editor} {...{ problem, creator, renderMarkdown, renderCode }} />
          <FormFooter
            editor={editor}
            isNew={problem === null}
            {...(props.onCancel && { onCancel: props.onCancel })}
          />
          <ConfirmDialog
            isOpen={editor.example !== null}
            onOpenChange={editor.closeExample}
            title="Publish with the example in it?"
            question={leftoverExampleText(editor.example)}
            cancelText="Go on editing"
            confirmText="Publish all the same"
            look="primary"
            onConfirm={editor.publishExample}
          />
          {save.isSaving && (
            <LeaveConfirmation
              ignoresQuery
              isUnderWay={save.isUnderWay}
              question="The problem is being saved. If you leave now, the save is cancelled and nothing is published. What you typed is kept in this browser."
              leaveText="Leave and cancel"
            />
          )}
          {problem && editor.conflict && (
            <ConflictDialog
              problemId={problem._id}
              baseVersion={editor.baseVersion ?? problem.version}
              onClose={editor.closeConflict}
              onSaveOver={editor.saveOver}
              onLoadTheirs={() => {
                editor.discardDraft()
                props.onLoadTheirs?.()
              }}
            />
          )}
        </form>
      </FormNavigationContext>
    </FormProvider>
  )
}

type SectionsProps = Pick<ProblemFormProps, 'problem' | 'creator' | 'renderMarkdown' | 'renderCode'> & {
  editor: ProblemEditor
}

/** The sections of the form. Judge results are shown only where case and solution are unchanged. */
function FormSections({ editor, problem, creator, renderMarkdown, renderCode }: SectionsProps) {
  const { judged, isSaving } = editor.save
  const staleness = useJudgementStaleness(judged)
  const judgedCases = staleness.changed.length === 0 ? judged : nothingJudged
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_240px]">
      <div className="min-w-0" inert={isSaving}>
        <BasicsSection renderMarkdown={renderMarkdown} translations={problem?.translations} />
        <VisibleCasesSection judged={judgedCases} />
        <HiddenCasesSection problemId={problem?._id ?? null} judged={judgedCases} />
        <SubtasksSection />
        <SignatureSection />
        <StarterSection renderCode={renderCode} />
        <ReferencesSection runs={judged.runs} staleness={staleness} renderCode={renderCode} />
        <LimitsSection {...factsOf(problem)} />
        <HelpSection renderMarkdown={renderMarkdown} />
        <PublishingSection />
      </div>
      <SectionList issues={editor.issues} creator={creator} isProven={isProven(judged.runs, staleness)} />
    </div>
  )
}

/** Facts of an imported package that the form shows: one limit for all languages, and a custom checker. */
function factsOf(problem: Problem | null) {
  const { limits, languageLimits, timeLimitMs, programs = [] } = problem ?? {}
  const hasOwnTime = languageLimits?.python?.timeMs !== undefined
  return {
    sameLimits: !hasOwnTime && limits !== undefined && limits.python.timeMs === timeLimitMs,
    hasOwnChecker: programs.some(({ role }) => role === 'output_validator'),
  }
}
