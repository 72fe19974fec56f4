import { z } from 'zod'
import { defineCall } from './call.ts'
import { ownedCourseSchema } from './courses.ts'
import { idSchema, timeSchema } from './fields.ts'
import { paymentOrderSchema } from './orders.ts'

/** Premium: reference solutions, videos and editorials for a year. */

export const premiumStateSchema = z.object({
  isPremium: z.boolean(),
  /** What premium is ordered, verified and activated by: everybody has one from the start. */
  id: z.string(),
  /** The end of what was paid for, past or to come; null: never bought. */
  expiresAt: timeSchema.nullable(),
})
export type PremiumState = z.infer<typeof premiumStateSchema>

export const purchasesShape = {
  /** Every course that the person owns or owned, the one that was bought last first. */
  courses: z.array(ownedCourseSchema),
  /** When the newest of them was bought; null: none was. */
  purchasedDate: timeSchema.nullable(),
}

export const premiumDetails = defineCall({
  method: 'POST',
  path: '/premium/premiumdetails',
  summary: 'Whether somebody is premium, and their courses: the caller, or anybody for an admin',
  access: 'user',
  body: z.object({
    /** The caller when absent. */
    userid: idSchema.optional(),
  }),
  response: premiumStateSchema.extend(purchasesShape),
  errors: ['not_allowed', 'user_not_found'],
})

/**
 * The specification has the browser save an enrolment here. Nothing is saved: a course is open from the moment its payment
 * is verified, and what the body names gives nothing. It answers what the caller owns.
 */
export const premiumSave = defineCall({
  method: 'POST',
  path: '/premium/premiumsave',
  summary: 'Confirm that a course was bought; refused when it was not',
  access: 'user',
  body: z.object({
    /** The caller when absent. */
    userId: idSchema.optional(),
    /** Ids of courses, or the courses themselves. */
    courses: z.unknown().optional(),
  }),
  response: z.object({ message: z.string(), ...purchasesShape }),
  errors: ['not_allowed', 'not_paid'],
})

const byId = z.object({ id: idSchema })

/** Asked again while such an order is unpaid, it answers that order. */
export const premiumSubscription = defineCall({
  method: 'GET',
  path: '/premium/subscription/:id',
  summary: 'Order a year of premium, or another year after the one that runs',
  access: 'user',
  params: byId,
  response: paymentOrderSchema,
  errors: ['premium_not_found', 'payment_unavailable'],
})

/** Premium begins when its payment is verified; this call only says so, and refuses when it was not. */
export const activatePremium = defineCall({
  method: 'GET',
  path: '/premium/activatepremium/:id',
  summary: 'Report that premium is on',
  access: 'user',
  params: byId,
  response: premiumStateSchema.extend({ message: z.string() }),
  errors: ['premium_not_found', 'not_paid'],
})
