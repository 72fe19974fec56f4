export * from './accounts.ts'
export * from './installation.ts'
export * from './judging.ts'
export * from './problems.ts'
