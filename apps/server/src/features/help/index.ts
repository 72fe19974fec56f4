export { pagesShownIn, readHelpPages } from './read-help-pages.ts'
export { helpRoutes } from './routes.ts'
