export { encodeDrawing } from './encode-picture.ts'
export { pictureRoutes } from './routes.ts'
export { lockPicture, storePicture, sweepPictures } from './store-picture.ts'
