export { problemNoteRoutes } from './routes.ts'
