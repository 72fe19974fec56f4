import { schema } from '@codedojo/db'
import { and, isNull } from 'drizzle-orm'

const { lesson } = schema

/** Of the lessons of a course those that are there: neither deleted nor gone from the playlist. */
export const isShown = and(isNull(lesson.deletedAt), isNull(lesson.hiddenAt))
