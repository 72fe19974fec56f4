import { languageNames, type Outcome, type Progress } from '@codedojo/contract'
import {
  type ClaimedJob,
  type Database,
  finishJudgeJob,
  isBackground,
  passFailpoint,
  passFailpointSoon,
  reportProgress,
  retryWhileUnavailable,
  runsLearnersProgram,
  storeJudgedOutput,
} from '@codedojo/db'
import { logOf } from '@codedojo/log'
import { type Box, maxExpectedUseMs } from '@codedojo/sandbox'
import { findCounterexample } from '../counterexample/find-counterexample.ts'
import { judgeDialogue } from '../judge-dialogue.ts'
import type { JudgeParts } from '../judge-parts.ts'
import { judgeSubmission, type SubmissionToJudge } from '../judge-submission.ts'
import { soundOutcome, unjudgedOutcome } from '../submission-outcome.ts'
import { examineJob } from './examine-job.ts'
import type { IdleWork } from './idle-work.ts'
import type { ProblemCache } from './problem-cache.ts'
import { type ProgressReporter, throttleProgress } from './progress-reporter.ts'
import {
  canBeCalled,
  counterexampleRequestOfJob,
  dialogueOfJob,
  submissionOfJob,
  submissionOfLesson,
} from './submission-of-job.ts'

export interface JobContext {
  readonly database: Database
  readonly parts: JudgeParts
  readonly problems: ProblemCache
  /** Receives every verdict, and may examine the program again later. */
  readonly idleWork: IdleWork
  /** Aborted when the judge must stop at once; its jobs then go back to the queue. */
  readonly signal: AbortSignal
}

const unsearchableSentence =
  'The reference solution of this problem, or what checks its inputs, cannot be used on this judge. Tell the operator.'
const uncallableSentence =
  'This problem has no function to write any more. Write a whole program, or tell the operator.'
const deletedSentence = 'The problem was deleted while the program waited to be judged.'

/**
 * Judges one job of the queue. If another judge has taken the job over, nothing is written. If the database is unavailable, the
 * verdict is retried, so that no result is lost with a connection.
 * Throws if the sandbox or its machine failed; the queue then hands the job out again, after a pause and preferably to another
 * judge.
 */
export async function judgeJob(context: JobContext, job: ClaimedJob): Promise<void> {
  passFailpoint('job-claimed')
  const reporter = throttleProgress((progress) => reportProgress(context.database, job, progress))
  const endExpecting = expectUseOf(job, context.parts)
  try {
    const use = { ranMs: 0 }
    const outcome = soundOutcome(
      await outcomeOfJob({ ...context, parts: partsFor(job, context.parts, use) }, job, reporter),
    )
    tellOperator(job, outcome)
    await reporter.stop()
    passFailpoint('verdict-known')
    const isMine = await retryWhileUnavailable(
      () => finishJudgeJob(context.database, job, outcome, use.ranMs),
      context.signal,
    )
    passFailpoint('verdict-committed')
    logOf('judge').debug({ job: job.id, kind: job.kind, status: outcome.status, isMine }, 'judged')
    if (isMine) context.idleWork.verdictGiven(job, outcome)
  } finally {
    endExpecting()
    await reporter.stop()
  }
}

async function outcomeOfJob(
  { database, parts, problems, signal }: JobContext,
  job: ClaimedJob,
  reporter: ProgressReporter,
): Promise<Outcome> {
  const onProgress = tellProgress(reporter)
  const { problemId, problemRevision: revision } = job
  if (problemId === null) {
    if (!parts.toolchain.tools.has(job.language)) return missingLanguage(parts, job)
    return judgeSubmission(submissionOfLesson(job), parts, { onProgress, signal })
  }
  const problem = await retryWhileUnavailable(() => problems.read({ problemId, revision }), signal)
  if (!problem)
    return unjudgedOutcome({ errorMessage: deletedSentence, limitsEnforced: parts.limitsEnforced })
  if (!parts.toolchain.tools.has(job.language)) return missingLanguage(parts, job)
  if (job.kind === 'examine') return examineJob({ database, parts, onProgress, signal }, job)
  // An author may have taken the signature away since; a fault of the judge would make the judge pause for nothing.
  if (!canBeCalled(job, problem))
    return unjudgedOutcome({ errorMessage: uncallableSentence, limitsEnforced: parts.limitsEnforced })
  const installed = new Set(parts.toolchain.tools.keys())
  if (job.kind === 'smallest') {
    const request = counterexampleRequestOfJob(job, problem, installed)
    return request ? findCounterexample(request, parts, { onProgress, signal }) : unsearchable(parts)
  }
  if (job.kind === 'dialogue')
    return judgeDialogue(dialogueOfJob(job, problem), parts, { onProgress, signal })
  const submission = submissionOfJob(job, problem, installed)
  const onOutput = async (printed: ProgramOutput) => {
    await storeJudgedOutput(database, job, printed)
  }
  return judgeSubmission({ ...submission, onOutput }, parts, { onProgress, signal })
}

/** One claimant for all background jobs: their owners did not ask for them. */
const nobody = Symbol('background jobs')

const claimantOf = ({ kind, userId }: ClaimedJob) => (isBackground(kind) ? nobody : userId)

/**
 * Charges the expected run time at the start. Otherwise every newcomer would count as having used nothing, and hundreds of them
 * would precede a learner who has used half a second. Run time of the last minute needs no such charge: the sandbox has counted
 * it already, and half of it has decayed.
 */
function expectUseOf(job: ClaimedJob, { sandbox }: JudgeParts): () => void {
  if (!runsLearnersProgram(job.kind)) return () => {}
  return sandbox.expectUse(claimantOf(job), Math.min(job.expectedMs, maxExpectedUseMs))
}

/**
 * Wraps the sandbox: all runs of one learner share a claimant for fair scheduling, and the run time of this job is summed up in
 * `use`.
 */
function partsFor(job: ClaimedJob, parts: JudgeParts, use: { ranMs: number }): JudgeParts {
  const { sandbox, builds } = parts
  const claimant = claimantOf(job)
  const counted = (box: Box): Box => ({
    ...box,
    run: async (...program) => {
      const facts = await box.run(...program)
      use.ranMs += facts.wallMs
      return facts
    },
  })
  const inTurns: JudgeParts['sandbox'] = {
    ...sandbox,
    acquire: async (signal) => counted(await sandbox.acquire(signal, claimant)),
    acquirePair: async (signal) => {
      const pair = await sandbox.acquirePair(signal, claimant)
      // The companion runs while the program does; its time would count twice.
      return { ...pair, program: counted(pair.program) }
    },
  }
  return { ...parts, sandbox: inTurns, builds: builds.compiledIn(inTurns) }
}

function unsearchable({ limitsEnforced }: JudgeParts): Outcome {
  return unjudgedOutcome({ errorMessage: unsearchableSentence, limitsEnforced })
}

type ProgramOutput = Parameters<NonNullable<SubmissionToJudge['onOutput']>>[0]

function tellProgress(reporter: ProgressReporter): (progress: Progress) => void {
  return (progress) => {
    reporter.report(progress)
    passFailpointSoon(progress.stage === 'compiling' ? 'job-compiling' : 'case-running')
  }
}

function missingLanguage({ toolchain, limitsEnforced }: JudgeParts, { language }: ClaimedJob): Outcome {
  const errorMessage = `${languageNames[language]} is not installed on this judge. Tell the operator.`
  const judgeMessage = toolchain.missing.find((each) => each.language === language)?.cure ?? errorMessage
  return unjudgedOutcome({ errorMessage, judgeMessage, limitsEnforced })
}

/** Logs messages for the operator, which learners do not see. */
function tellOperator({ id }: ClaimedJob, { judgeMessage }: Outcome): void {
  if (judgeMessage !== undefined) logOf('judge').warn({ job: id }, judgeMessage)
}
