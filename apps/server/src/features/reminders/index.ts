export { reminderRoutes } from './routes.ts'
export { watchReminders } from './watch-reminders.ts'
