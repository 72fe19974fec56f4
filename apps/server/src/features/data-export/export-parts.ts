import type { ExportPart } from './export-part.ts'
import { conversationsPart } from './parts/assistants.ts'
import { contestsPart } from './parts/contests.ts'
import { lessonWorkPart } from './parts/lesson-work.ts'
import { eventsPart, reportsPart, ticketsPart } from './parts/operator.ts'
import { daysPart, personPart, settingsPart, signInPart } from './parts/own-person.ts'
import { listsPart, practicePart } from './parts/practice.ts'
import { certificatesPart, coursesPart, ordersPart } from './parts/purchases.ts'
import { roomsPart } from './parts/rooms.ts'
import { solvedPart, submissionsPart } from './parts/submissions.ts'
import { customInputsPart, draftsPart, notesPart } from './parts/writings.ts'

/** In the order of the archive. */
export const exportParts: readonly ExportPart[] = [
  personPart,
  settingsPart,
  signInPart,
  daysPart,
  solvedPart,
  draftsPart,
  customInputsPart,
  notesPart,
  listsPart,
  practicePart,
  conversationsPart,
  roomsPart,
  ticketsPart,
  reportsPart,
  ordersPart,
  coursesPart,
  lessonWorkPart,
  certificatesPart,
  contestsPart,
  eventsPart,
  submissionsPart,
]
