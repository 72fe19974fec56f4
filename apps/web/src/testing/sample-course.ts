import type { Course, CourseDetail, LessonRow, OwnedCourse } from '@codedojo/contract'

/** A published course that the reader does not own. */
export function sampleCourse(facts: Partial<Course> = {}): Course {
  return {
    ...{ _id: 'course-1', CourseName: 'Graphs', CourseDescription: 'Walks and ways.', CoursePrice: 1499 },
    ...{ validityDays: 365, CourseMentor: 'Tomás', CourseThumbnail: '', playlistid: '', outcomes: [] },
    ...{
      isDraft: false,
      isSample: false,
      learners: 3,
      lessons: 2,
      files: 0,
      takesQuestions: false,
      problems: 1,
      totalSeconds: 600,
    },
    ...{ rating: { average: null, count: 0 }, owned: null },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
    ...facts,
  }
}

/** A course with the titles of its lessons. */
export function sampleCourseDetail(facts: Partial<CourseDetail> = {}): CourseDetail {
  const outline: CourseDetail['outline'] = [
    { title: 'What a graph is', kind: 'upload', seconds: 600, problems: 0 },
    { title: 'A first walk', kind: 'written', seconds: null, problems: 1 },
  ]
  return { ...sampleCourse(), outline, ...facts }
}

/** The ownership of a course that was bought today for a year. */
export function sampleOwned(facts: Partial<NonNullable<Course['owned']>> = {}): NonNullable<Course['owned']> {
  const now = Date.now()
  return {
    purchasedDate: new Date(now).toISOString(),
    paidPrice: 1499,
    expiresAt: new Date(now + 365 * 86_400_000).toISOString(),
    isExpired: false,
    isRenewable: false,
    ...facts,
  }
}

/** A course that the reader owns. */
export function sampleOwnedCourse(facts: Partial<OwnedCourse> = {}): OwnedCourse {
  const owned = sampleOwned()
  return {
    ...sampleCourse({ owned }),
    ...owned,
    ...{ completedLessons: 0, percent: 0, watchedSeconds: 0, certificate: null },
    nextLesson: { _id: 'lesson-1', title: 'What a graph is' },
    ...facts,
  }
}

/** A lesson of an owned course, not begun. */
export function sampleLessonRow(facts: Partial<LessonRow> = {}): LessonRow {
  return {
    ...{ _id: 'lesson-1', title: 'What a graph is', kind: 'upload', seconds: 600, problems: 0 },
    ...{ publishedAt: null, thumbnail: '', problemList: [], newAnswers: 0 },
    progress: sampleProgress(),
    ...facts,
  }
}

export function sampleProgress(facts: Partial<LessonRow['progress']> = {}): LessonRow['progress'] {
  return {
    ...{ position: 0, playedSeconds: 0, playedPercent: 0, isMarked: false, isComplete: false },
    missing: ['watch'],
    ...facts,
  }
}
