import { fileURLToPath } from 'node:url'

/** The folder of the bundled content: problems, study plans, courses, goods, help. */
export const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url))
