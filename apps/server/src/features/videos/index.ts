export { findMissingVideos, sumVideos } from './missing-videos.ts'
export { wireVideo } from './queries.ts'
export { videoRoutes } from './routes.ts'
export { sweepVideos } from './sweep-videos.ts'
