export {
  type AskedVideo,
  type ServiceVideo,
  type VideoService,
  VideoServiceError,
} from './video-service.ts'
export { makeYoutube } from './youtube/youtube-service.ts'
