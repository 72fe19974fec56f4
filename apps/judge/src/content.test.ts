import { proveContent } from './testing/prove-content.ts'

// Two languages of each problem in turn; the full run takes all four of all.
proveContent((place) => (place % 2 === 0 ? ['cpp', 'python'] : ['java', 'javascript']))
