import { z } from 'zod'
import { defineCall } from './call.ts'
import { ownedCourseSchema } from './courses.ts'
import { idSchema, timeSchema } from './fields.ts'
import { paymentOrderSchema } from './orders.ts'

/** Premium: access to reference solutions, videos and editorials for a year. */

export const premiumStateSchema = z.object({
  isPremium: z.boolean(),
  /** The id under which premium is ordered, verified and activated; every user has one. */
  id: z.string(),
  /** End of the paid premium, in the past or future; null if never bought. */
  expiresAt: timeSchema.nullable(),
})
export type PremiumState = z.infer<typeof premiumStateSchema>

export const purchasesShape = {
  /** All courses that the person owns or owned, most recent purchase first. */
  courses: z.array(ownedCourseSchema),
  /** Time of the latest purchase; null if there is none. */
  purchasedDate: timeSchema.nullable(),
}

export const premiumDetails = defineCall({
  method: 'POST',
  path: '/premium/premiumdetails',
  summary: 'Whether somebody is premium, and their courses: the caller, or anybody for an admin',
  access: 'user',
  body: z.object({
    /** Default: the caller. */
    userid: idSchema.optional(),
  }),
  response: premiumStateSchema.extend(purchasesShape),
  errors: ['not_allowed', 'user_not_found'],
})

/**
 * The specification has the browser save an enrolment here. Nothing is saved: access begins when the payment is verified,
 * whatever the body contains. Returns what the caller owns.
 */
export const premiumSave = defineCall({
  method: 'POST',
  path: '/premium/premiumsave',
  summary: 'Confirm that a course was bought; refused when it was not',
  access: 'user',
  body: z.object({
    /** Default: the caller. */
    userId: idSchema.optional(),
    /** Ids of courses, or course objects. */
    courses: z.unknown().optional(),
  }),
  response: z.object({ message: z.string(), ...purchasesShape }),
  errors: ['not_allowed', 'not_paid'],
})

const byId = z.object({ id: idSchema })

/** Repeating the call while such an order is unpaid returns that order. */
export const premiumSubscription = defineCall({
  method: 'GET',
  path: '/premium/subscription/:id',
  summary: 'Order a year of premium, or another year after the one that runs',
  access: 'user',
  part: 'premium',
  params: byId,
  response: paymentOrderSchema,
  errors: ['premium_not_found', 'payment_unavailable', 'payments_off'],
})

/** Premium begins when its payment is verified; this call only confirms it, or fails if it was not. */
export const activatePremium = defineCall({
  method: 'GET',
  path: '/premium/activatepremium/:id',
  summary: 'Report that premium is on',
  access: 'user',
  params: byId,
  response: premiumStateSchema.extend({ message: z.string() }),
  errors: ['premium_not_found', 'not_paid'],
})
