export { findApiTokens } from './find-api-tokens.ts'
export { sweepApiTokens } from './own-api-tokens.ts'
export { apiTokenRoutes } from './routes.ts'
