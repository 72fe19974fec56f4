export { importPackage } from './import-package.ts'
export { casesOf, findProblem, isId, type ProblemRow, type TestCaseRow } from './queries.ts'
export { problemRoutes, requireProblem } from './routes.ts'
export { loadStarterContent } from './starter-content.ts'
