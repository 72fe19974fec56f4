export { readHelpPages, type WrittenHelpPage } from './read-help-pages.ts'
export { helpRoutes } from './routes.ts'
