export { lockRatings, outdateRatings, recomputeRatings } from './recompute-ratings.ts'
export { watchRatings } from './watch-ratings.ts'
