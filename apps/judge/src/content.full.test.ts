import { languages } from '@codedojo/contract'
import { proveContent } from './testing/prove-content.ts'

proveContent(() => languages)
