export { missingVideos, sumVideos } from './missing-videos.ts'
export { videoRoutes } from './routes.ts'
export { sweepVideos } from './sweep-videos.ts'
