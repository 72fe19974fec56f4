import { defineMutationTests } from './define-mutation-tests.ts'

defineMutationTests(['packing-list'], 6)
