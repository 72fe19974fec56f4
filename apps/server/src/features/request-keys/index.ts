export { madeBefore, type OnceAsked, once, sweepAnsweredRequests } from './once.ts'
