import { z } from 'zod'

/** Every refusal of the server, with its HTTP status. */
export const errorStatuses = {
  bad_input: 400,
  reset_link_invalid: 400,
  reference_rejected: 400,
  package_refused: 400,
  picture_refused: 400,
  payment_refused: 400,
  video_refused: 400,
  no_playlist: 400,
  wrong_credentials: 401,
  not_signed_in: 401,
  cross_site: 403,
  not_json: 403,
  not_allowed: 403,
  account_suspended: 403,
  not_enrolled: 403,
  course_expired: 403,
  not_found: 404,
  problem_not_found: 404,
  submission_not_found: 404,
  version_not_found: 404,
  user_not_found: 404,
  product_not_found: 404,
  order_not_found: 404,
  premium_not_found: 404,
  course_not_found: 404,
  lesson_not_found: 404,
  video_not_found: 404,
  review_not_found: 404,
  certificate_not_found: 404,
  draft_changed: 409,
  email_taken: 409,
  title_taken: 409,
  problem_changed: 409,
  package_exists: 409,
  last_admin: 409,
  rejudge_open: 409,
  rejudge_not_ready: 409,
  out_of_stock: 409,
  not_paid: 409,
  order_paid: 409,
  order_refunded: 409,
  payment_pending: 409,
  not_refundable: 409,
  not_shippable: 409,
  already_owned: 409,
  lessons_changed: 409,
  too_many_lessons: 409,
  only_bought: 409,
  upload_moved_on: 409,
  too_large: 413,
  range_beyond: 416,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  payment_unavailable: 503,
  video_service: 503,
} as const

export type ErrorCode = keyof typeof errorStatuses

export const fieldErrorSchema = z.object({ field: z.string(), message: z.string() })
export type FieldError = z.infer<typeof fieldErrorSchema>

/** The body of every refusal: RFC 9457 with `code`, `message` (what a screen shows) and the fields at fault. */
export const problemDetailsSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  message: z.string(),
  errors: z.array(fieldErrorSchema),
})
export type ProblemDetails = z.infer<typeof problemDetailsSchema>
