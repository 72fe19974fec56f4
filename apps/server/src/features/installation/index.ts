export { installationRoutes, pageBrandOf } from './routes.ts'
export { requireSignUp, type SignUpWay } from './sign-up-rule.ts'
export { watchInstallation } from './watch-installation.ts'
