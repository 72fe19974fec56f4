export { installationRoutes, pageBrandOf } from './routes.ts'
export { type Joining, requireSignUp } from './sign-up-rule.ts'
export { watchInstallation } from './watch-installation.ts'
