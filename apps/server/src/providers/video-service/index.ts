export {
  type ServiceVideo,
  type SingleVideo,
  type VideoService,
  VideoServiceError,
} from './video-service.ts'
export { makeYoutube } from './youtube/youtube-service.ts'
