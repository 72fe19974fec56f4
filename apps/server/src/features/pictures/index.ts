export { encodeDrawing } from './encode-picture.ts'
export { pictureRoutes } from './routes.ts'
export { holdPicture, storePicture, sweepPictures } from './store-picture.ts'
