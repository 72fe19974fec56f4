export { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from './start-embedded.ts'
