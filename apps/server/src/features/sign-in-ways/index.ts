export { lookForLeavers } from './directory/look-for-leavers.ts'
export { readLastLook, storeResult, warningOf, watchDirectory } from './directory/watch-directory.ts'
export { signInWayRoutes } from './routes.ts'
