import { check, forgotPassword, login, logout, register, resetPassword } from './accounts.ts'
import { adminOverview } from './admin.ts'
import { auditLog } from './audit.ts'
import type { Call } from './call.ts'
import { draftsOfProblem, saveDraft } from './drafts.ts'
import {
  addGoodies,
  deleteGoodies,
  getAllGoodies,
  getGoodie,
  orderGoodie,
  updateGoodies,
  verifyPayment,
} from './goodies.ts'
import { health } from './health.ts'
import { askRefund, currentPayments, ownOrder, ownOrders, testCheckout } from './orders.ts'
import {
  deleteProfile,
  exportUsers,
  getAllProfile,
  importUsers,
  registerUser,
  signOutEverywhere,
  suspendUser,
  unsuspendUser,
  updateUser,
  userTotals,
} from './people.ts'
import { activatePremium, premiumDetails, premiumSubscription } from './premium.ts'
import {
  managedProblems,
  problemVersion,
  problemVersions,
  produceOutputs,
  restoreVersion,
  uploadCaseFile,
} from './problem-admin.ts'
import { exportProblem, exportProblems, importProblem } from './problem-packages.ts'
import {
  createProblem,
  deleteProblem,
  getAllProblem,
  problemById,
  problemSolvedbyUser,
  updateProblem,
} from './problems.ts'
import {
  applyRejudge,
  cancelRejudge,
  rejudgeById,
  rejudgeChanges,
  rejudgeChoices,
  rejudges,
  startRejudge,
} from './rejudges.ts'
import { answerReport, ownReports, reportById, reportProblem, reports } from './reports.ts'
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
  importProblem,
  exportProblem,
  exportProblems,
  rejudgeChoices,
  startRejudge,
  rejudges,
  rejudgeById,
  rejudgeChanges,
  applyRejudge,
  cancelRejudge,
  reportProblem,
  ownReports,
  reports,
  reportById,
  answerReport,
  submittedProblem,
  run,
  submit,
  submissionResult,
  submissionRuntimes,
  draftsOfProblem,
  saveDraft,
  getAllProfile,
  userTotals,
  exportUsers,
  registerUser,
  importUsers,
  updateUser,
  suspendUser,
  unsuspendUser,
  signOutEverywhere,
  deleteProfile,
  premiumDetails,
  premiumSubscription,
  activatePremium,
  getAllGoodies,
  getGoodie,
  orderGoodie,
  verifyPayment,
  addGoodies,
  updateGoodies,
  deleteGoodies,
  testCheckout,
  ownOrders,
  ownOrder,
  currentPayments,
  askRefund,
  auditLog,
  health,
  adminOverview,
} as const satisfies Record<string, Call>
