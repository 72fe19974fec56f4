export { type LogFormat, type LogSettings, logShape, settingsOfLog } from './log-settings.ts'
export { type Log, logOf, openLog, type Part } from './process-log.ts'
