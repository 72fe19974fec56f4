export { encodeDrawing } from './encode-picture.ts'
export { holdPicture, keepPicture, sweepPictures } from './keep-picture.ts'
export { pictureRoutes } from './routes.ts'
