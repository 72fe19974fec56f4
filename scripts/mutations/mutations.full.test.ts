import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineMutationTests } from './define-mutation-tests.ts'

const folders = readdirSync(join(import.meta.dirname, '../../content/problems')).toSorted()

defineMutationTests(folders, 24)
