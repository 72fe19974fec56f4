import { proveMutations } from './prove-mutations.ts'

proveMutations(['packing-list'], 6)
