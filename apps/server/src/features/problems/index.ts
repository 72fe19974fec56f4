export { readCaseTexts, readTitles } from './cases/stored-texts.ts'
export {
  hasVeiledContest,
  inContestError,
  isUnveiled,
  problemsInContests,
  problemsInContestsAhead,
  refuseInContest,
  visibleTags,
} from './contest-window.ts'
export { hideUntilContestEnds } from './hide-until-contest-ends.ts'
export { findSameMistakes, type SameMistakes } from './known-mistakes/find-same-mistakes.ts'
export { exportProblem, findProblemsToExport } from './packages/export-problem.ts'
export { choosePackageName } from './packages/exported-problem.ts'
export { importFromDisk } from './packages/import-from-disk.ts'
export { findPackagesOnDisk, type NamedPackage } from './packages/packages-on-disk.ts'
export { loadStarterContent } from './packages/starter-content.ts'
export { findProblem, findPublication, isId, isPublic, isPublished, type ProblemRow } from './queries.ts'
export { refuseMode } from './refuse-mode.ts'
export { requireProblem, requireReadableProblem } from './require-problem.ts'
export { problemRoutes } from './routes.ts'
export { sweepCandidates } from './saving/save-version.ts'
export {
  publishedPrograms,
  readProblemsWithOpenSolution,
  readSolutionsStamp,
} from './showing/open-solutions.ts'
export { readSolutionAccess, showInContest, showToLearner } from './showing/show-problem.ts'
