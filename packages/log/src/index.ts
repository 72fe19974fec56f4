export { type LogSettings, logShape, settingsOfLog } from './log-settings.ts'
export { type Log, logOf, openLog, type Part } from './process-log.ts'
export { isContainer, usualFormat } from './usual-format.ts'
