export {
  findPreviousResult,
  type IdempotentRequest,
  runIdempotently,
  sweepAnsweredRequests,
} from './run-idempotently.ts'
