export { revokeAdminScopedTokens, sweepApiTokens } from './own-api-tokens.ts'
export { apiTokenRoutes } from './routes.ts'
export { makeTokenLookUp } from './token-look-up.ts'
