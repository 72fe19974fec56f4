export {
  lockRatings,
  lockRatingsOf,
  outdateRatings,
  outdateRatingsOf,
  recomputeRatings,
} from './recompute-ratings.ts'
export { watchRatings } from './watch-ratings.ts'
