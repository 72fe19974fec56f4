import { dirname } from 'node:path'
import { testOnCgroup2 } from './test-on-cgroup2.ts'

const { passed, failed } = await testOnCgroup2(dirname(dirname(import.meta.dirname)))
if (failed > 0) process.exitCode = 1
console.log(`\n${passed} passed, ${failed} failed`)
