export { goneFrom, moveLessonCode } from './move-lesson-code.ts'
export { lessonWorkRoutes } from './routes.ts'
