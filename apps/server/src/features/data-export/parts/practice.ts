import { schema } from '@codedojo/db'
import { asc, eq } from 'drizzle-orm'
import type { ExportOwner, ExportPart } from '../export-part.ts'
import { jsonFile } from '../json-file.ts'
import { findProblemName } from '../problem-names.ts'

const { problemList, problemListEntry, problemVisit, reviewChoice, studyPlan, studyPlanFollower } = schema

export const listsPart: ExportPart = {
  place: 'lists.json',
  about: 'your favourites and lists of problems',
  holds: ['problem_list.user_id', 'problem_list_entry.list_id'],
  entries: (owner) => [jsonFile('lists.json', () => readLists(owner))],
}

export const practicePart: ExportPart = {
  place: 'practice.json',
  about: 'which problems you opened when, the study plans you follow, and what you said about reviews',
  holds: ['problem_visit.user_id', 'study_plan_follower.user_id', 'review_choice.user_id'],
  entries: (owner) => [jsonFile('practice.json', () => readPractice(owner))],
}

async function readLists({ database: { queries }, userId, problems }: ExportOwner) {
  const mine = eq(problemList.userId, userId)
  const lists = await queries
    .select({
      id: problemList.id,
      name: problemList.name,
      isFavourites: problemList.isFavourites,
      createdAt: problemList.createdAt,
    })
    .from(problemList)
    .where(mine)
    .orderBy(asc(problemList.createdAt))
  const entries = await queries
    .select({
      listId: problemListEntry.listId,
      problemId: problemListEntry.problemId,
      addedAt: problemListEntry.addedAt,
    })
    .from(problemListEntry)
    .innerJoin(problemList, eq(problemList.id, problemListEntry.listId))
    .where(mine)
    .orderBy(asc(problemListEntry.position))
  return lists.map(({ id, ...list }) => ({
    ...list,
    problems: entries
      .filter(({ listId }) => listId === id)
      .map(({ problemId, addedAt }) => ({
        problem: findProblemName(problems, problemId).title,
        problemId,
        addedAt,
      })),
  }))
}

async function readPractice({ database: { queries }, userId, problems }: ExportOwner) {
  const visits = await queries
    .select({
      problemId: problemVisit.problemId,
      firstAt: problemVisit.firstAt,
      lastAt: problemVisit.lastAt,
    })
    .from(problemVisit)
    .where(eq(problemVisit.userId, userId))
    .orderBy(asc(problemVisit.firstAt))
  const plans = await queries
    .select({ title: studyPlan.title, startedAt: studyPlanFollower.startedAt })
    .from(studyPlanFollower)
    .innerJoin(studyPlan, eq(studyPlan.id, studyPlanFollower.planId))
    .where(eq(studyPlanFollower.userId, userId))
    .orderBy(asc(studyPlanFollower.startedAt))
  const reviews = await queries
    .select({ problemId: reviewChoice.problemId, kind: reviewChoice.kind, at: reviewChoice.at })
    .from(reviewChoice)
    .where(eq(reviewChoice.userId, userId))
    .orderBy(asc(reviewChoice.at))
  const named = <Row extends { problemId: string }>(row: Row) => ({
    problem: findProblemName(problems, row.problemId).title,
    ...row,
  })
  return { visits: visits.map(named), studyPlans: plans, reviews: reviews.map(named) }
}
