import { schema } from '@codedojo/db'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { ExportOwner, ExportPart } from '../export-part.ts'
import { jsonFile } from '../json-file.ts'

const { certificate, course, courseGrant, courseRating, enrolment, lesson, lessonProgress } = schema
const { lessonQuestion, replacedCertificate } = schema
const { order, payment, premiumGrant, refund } = schema

export const ordersPart: ExportPart = {
  place: 'orders.json',
  about: 'your orders with their payments and refunds, and the premium they gave',
  holds: [
    'order.user_id',
    'payment.order_id',
    'refund.order_id',
    'refund.payment_id',
    'premium_grant.user_id',
    'premium_grant.order_id',
  ],
  entries: (owner) => [jsonFile('orders.json', () => readOrders(owner))],
}

export const coursesPart: ExportPart = {
  place: 'courses.json',
  about:
    'the courses that were opened for you, how far you are in each, what you asked, and how you rated them',
  holds: [
    'course_grant.user_id',
    'course_grant.order_id',
    'enrolment.user_id',
    'lesson_progress.user_id',
    'course_rating.user_id',
    'lesson_question.user_id',
  ],
  entries: (owner) => [jsonFile('courses.json', () => readCourses(owner))],
}

export const certificatesPart: ExportPart = {
  place: 'certificates.json',
  about: 'your certificates, with the codes by which anybody can check them',
  holds: ['certificate.user_id', 'replaced_certificate.by_code'],
  entries: ({ database: { queries }, userId }) => [
    jsonFile('certificates.json', () =>
      queries
        .select({
          code: certificate.code,
          personName: certificate.personName,
          courseName: certificate.courseName,
          mentor: certificate.mentor,
          issuedAt: certificate.issuedAt,
          revokedAt: certificate.revokedAt,
          // Includes former codes, which redirect to the certificate.
          replacedCodes: sql<string[]>`array(select former.code from ${replacedCertificate} as former
            where former.by_code = ${certificate.code} order by former.replaced_at)`,
        })
        .from(certificate)
        .where(eq(certificate.userId, userId))
        .orderBy(asc(certificate.issuedAt)),
    ),
  ],
}

async function readOrders({ database: { queries }, userId }: ExportOwner) {
  const orders = await queries
    .select({
      id: order.id,
      number: order.number,
      kind: order.kind,
      thing: order.itemName,
      amountPaise: order.amountPaise,
      currency: order.currency,
      provider: order.provider,
      providerOrderId: order.providerOrderId,
      state: order.state,
      address: order.address,
      createdAt: order.createdAt,
      paidAt: order.paidAt,
      fulfilledAt: order.fulfilledAt,
      refundedAt: order.refundedAt,
      refundedPaise: order.refundedPaise,
      shippedAt: order.shippedAt,
      tracking: order.tracking,
    })
    .from(order)
    .where(eq(order.userId, userId))
    .orderBy(asc(order.number))
  const ids = orders.map(({ id }) => id)
  const payments = await queries
    .select({
      orderId: payment.orderId,
      id: payment.id,
      state: payment.state,
      amountPaise: payment.amountPaise,
      currency: payment.currency,
      method: payment.method,
      error: payment.error,
      at: payment.at,
    })
    .from(payment)
    .where(inArray(payment.orderId, ids))
    .orderBy(asc(payment.at))
  const refunds = await queries
    .select({
      orderId: refund.orderId,
      amountPaise: refund.amountPaise,
      state: refund.state,
      reason: refund.reason,
      note: refund.note,
      answer: refund.answer,
      askedAt: refund.askedAt,
      decidedAt: refund.decidedAt,
      doneAt: refund.doneAt,
    })
    .from(refund)
    .where(inArray(refund.orderId, ids))
    .orderBy(asc(refund.askedAt))
  const premium = await queries
    .select({
      orderId: premiumGrant.orderId,
      grantedAt: premiumGrant.grantedAt,
      revokedAt: premiumGrant.revokedAt,
    })
    .from(premiumGrant)
    .where(eq(premiumGrant.userId, userId))
  const ofOrder = <Row extends { orderId: string }>(rows: Row[], id: string) =>
    rows.filter(({ orderId }) => orderId === id).map((row) => ({ ...row, orderId: undefined }))
  return orders.map((each) => ({
    ...each,
    payments: ofOrder(payments, each.id),
    refunds: ofOrder(refunds, each.id),
    premium: ofOrder(premium, each.id),
  }))
}

async function readCourses({ database: { queries }, userId }: ExportOwner) {
  const enrolments = await queries
    .select({
      courseId: enrolment.courseId,
      course: course.name,
      purchasedAt: enrolment.purchasedAt,
      expiresAt: enrolment.expiresAt,
    })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .where(eq(enrolment.userId, userId))
    .orderBy(asc(enrolment.purchasedAt))
  const grants = await queries
    .select({
      course: course.name,
      orderId: courseGrant.orderId,
      days: courseGrant.days,
      grantedAt: courseGrant.grantedAt,
      revokedAt: courseGrant.revokedAt,
    })
    .from(courseGrant)
    .innerJoin(course, eq(course.id, courseGrant.courseId))
    .where(eq(courseGrant.userId, userId))
    .orderBy(asc(courseGrant.grantedAt))
  const lessons = await queries
    .select({
      course: course.name,
      lesson: lesson.title,
      positionSeconds: lessonProgress.position,
      playedSeconds: lessonProgress.playedSeconds,
      watchedSeconds: lessonProgress.watchedSeconds,
      markedAt: lessonProgress.markedAt,
      updatedAt: lessonProgress.updatedAt,
    })
    .from(lessonProgress)
    .innerJoin(lesson, eq(lesson.id, lessonProgress.lessonId))
    .innerJoin(course, eq(course.id, lesson.courseId))
    .where(eq(lessonProgress.userId, userId))
    .orderBy(asc(lessonProgress.updatedAt))
  const ratings = await queries
    .select({
      course: course.name,
      stars: courseRating.stars,
      words: courseRating.words,
      at: courseRating.at,
    })
    .from(courseRating)
    .innerJoin(course, eq(course.id, courseRating.courseId))
    .where(eq(courseRating.userId, userId))
    .orderBy(asc(courseRating.at))
  const questions = await queries
    .select({
      course: course.name,
      lesson: lesson.title,
      text: lessonQuestion.text,
      askedAt: lessonQuestion.askedAt,
      answer: lessonQuestion.answer,
      answeredAt: lessonQuestion.answeredAt,
      seenAt: lessonQuestion.seenAt,
      hiddenAt: lessonQuestion.hiddenAt,
    })
    .from(lessonQuestion)
    .innerJoin(lesson, eq(lesson.id, lessonQuestion.lessonId))
    .innerJoin(course, eq(course.id, lesson.courseId))
    .where(eq(lessonQuestion.userId, userId))
    .orderBy(asc(lessonQuestion.askedAt))
  return { enrolments, grants, lessons, ratings, questions }
}
