import { schema } from '@codedojo/db'
import { and, asc, eq } from 'drizzle-orm'
import type { ExportOwner, ExportPart } from '../export-part.ts'
import { jsonFile } from '../json-file.ts'
import { findProblemName } from '../problem-names.ts'

const { contest, contestPerson, contestQuestion, contestRating } = schema

export const contestsPart: ExportPart = {
  place: 'contests.json',
  about: 'the contests you take or took part in, your ratings, and your questions',
  holds: ['contest_person.user_id', 'contest_rating.user_id', 'contest_question.user_id'],
  entries: (owner) => [jsonFile('contests.json', () => readContests(owner))],
}

async function readContests({ database: { queries }, userId, problems }: ExportOwner) {
  const part = await queries
    .select({
      contest: contest.name,
      startsAt: contest.startsAt,
      endsAt: contest.endsAt,
      registeredAt: contestPerson.registeredAt,
      isOfficial: contestPerson.isOfficial,
      isDisqualified: contestPerson.isDisqualified,
      // Ratings exist only when the scoreboard has no hidden results.
      place: contestRating.place,
      ratingBefore: contestRating.before,
      ratingAfter: contestRating.after,
    })
    .from(contestPerson)
    .innerJoin(contest, eq(contest.id, contestPerson.contestId))
    .leftJoin(
      contestRating,
      and(eq(contestRating.contestId, contest.id), eq(contestRating.userId, contestPerson.userId)),
    )
    .where(eq(contestPerson.userId, userId))
    .orderBy(asc(contest.startsAt))
  const questions = await queries
    .select({
      contest: contest.name,
      problemId: contestQuestion.problemId,
      text: contestQuestion.text,
      answer: contestQuestion.answer,
      at: contestQuestion.at,
      answeredAt: contestQuestion.answeredAt,
    })
    .from(contestQuestion)
    .innerJoin(contest, eq(contest.id, contestQuestion.contestId))
    .where(eq(contestQuestion.userId, userId))
    .orderBy(asc(contestQuestion.at))
  return {
    contests: part,
    questions: questions.map((row) => ({ problem: findProblemName(problems, row.problemId).title, ...row })),
  }
}
