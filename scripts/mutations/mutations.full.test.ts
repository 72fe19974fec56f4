import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { proveMutations } from './prove-mutations.ts'

const folders = readdirSync(join(import.meta.dirname, '../../content/problems')).toSorted()

proveMutations(folders, 24)
