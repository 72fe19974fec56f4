import { check, forgotPassword, login, logout, register, resetPassword } from './accounts.ts'
import type { Call } from './call.ts'
import { draftsOfProblem, saveDraft } from './drafts.ts'
import { health } from './health.ts'
import {
  managedProblems,
  problemVersion,
  problemVersions,
  produceOutputs,
  restoreVersion,
  uploadCaseFile,
} from './problem-admin.ts'
import {
  createProblem,
  deleteProblem,
  getAllProblem,
  problemById,
  problemSolvedbyUser,
  updateProblem,
} from './problems.ts'
import { submissionRuntimes } from './runtimes.ts'
import { run, submissionResult, submit, submittedProblem } from './submissions.ts'

/** Every call of the product: the source of routes, of the published document and of the access matrix in the tests. */
export const calls = {
  register,
  login,
  check,
  logout,
  forgotPassword,
  resetPassword,
  getAllProblem,
  problemSolvedbyUser,
  problemById,
  createProblem,
  updateProblem,
  deleteProblem,
  managedProblems,
  uploadCaseFile,
  produceOutputs,
  problemVersions,
  problemVersion,
  restoreVersion,
  submittedProblem,
  run,
  submit,
  submissionResult,
  submissionRuntimes,
  draftsOfProblem,
  saveDraft,
  health,
} as const satisfies Record<string, Call>
