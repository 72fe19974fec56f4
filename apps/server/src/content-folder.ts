import { fileURLToPath } from 'node:url'

/** The folder of what comes with CodeDojo: problems, study plans, courses, goods, help. */
export const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url))
