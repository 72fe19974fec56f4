export {
  lockRatings,
  lockRatingsOf,
  markRatingsOutdated,
  markRatingsOutdatedFor,
  recomputeRatings,
} from './recompute-ratings.ts'
export { watchRatings } from './watch-ratings.ts'
