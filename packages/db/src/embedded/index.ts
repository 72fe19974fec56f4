export { type FileLock, lockFile } from './file-lock.ts'
export { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from './start-embedded.ts'
