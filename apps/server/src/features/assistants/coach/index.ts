export { coachNinja } from './ninja/coach-ninja.ts'
export { coachSahayak } from './sahayak/coach-sahayak.ts'
export { sortByUrgency } from './sahayak/order-sentence.ts'
