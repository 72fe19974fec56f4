export { openSandbox } from './open-sandbox.ts'
export { proveSandbox } from './prove-sandbox.ts'
export type * from './sandbox.ts'
export { SandboxError } from './sandbox-error.ts'
