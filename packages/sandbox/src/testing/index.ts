export { boxEndMs } from './box-end-ms.ts'
