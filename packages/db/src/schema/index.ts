export * from './accounts.ts'
export * from './judging.ts'
export * from './problems.ts'
