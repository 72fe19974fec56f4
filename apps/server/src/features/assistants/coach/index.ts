export { coachNinja } from './ninja/coach-ninja.ts'
export { coachSahayak } from './sahayak/coach-sahayak.ts'
export { waitedForFirst } from './sahayak/order-sentence.ts'
