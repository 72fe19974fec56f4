import type { Course, CourseContent, Lesson, LessonRow } from '@codedojo/contract'

const time = '2026-03-04T10:00:00.000Z'

function sampleCourse(facts: Partial<Course> = {}): Course {
  return {
    ...{ _id: 'course-1', CourseName: 'Array Patterns', CourseDescription: 'Arrays.', CoursePrice: 499 },
    ...{ validityDays: 90, CourseMentor: 'Asha Rao', CourseThumbnail: '', playlistid: '', outcomes: [] },
    ...{
      isDraft: false,
      isSample: false,
      learners: 1,
      lessons: 1,
      files: 0,
      takesQuestions: false,
      problems: 0,
      totalSeconds: 0,
    },
    ...{ rating: { average: null, count: 0 }, owned: null, createdAt: time, updatedAt: time },
    ...facts,
  }
}

export function sampleRow(number: number, facts: Partial<LessonRow> = {}): LessonRow {
  return {
    ...{ _id: `lesson-${number}`, title: `Lesson about ${number}`, kind: 'written', seconds: null },
    ...{ problems: 0, publishedAt: null, thumbnail: '', problemList: [], newAnswers: 0 },
    progress: {
      ...{ position: 0, playedSeconds: 0, playedPercent: null, isMarked: false, isComplete: false },
      missing: ['watch'],
    },
    ...facts,
  }
}

export function sampleLesson(row: LessonRow, facts: Partial<Lesson> = {}): Lesson {
  return {
    ...row,
    ...{
      courseId: 'course-1',
      description: '',
      notes: '',
      videoId: '',
      startSeconds: 0,
      source: '',
      captions: [],
      files: [],
    },
    ...facts,
  }
}

export function sampleContent(
  lessons: LessonRow[],
  { course = {}, ...facts }: Partial<Omit<CourseContent, 'course'>> & { course?: Partial<Course> } = {},
): CourseContent {
  return {
    course: sampleCourse(course),
    ...{ expiresAt: '2030-01-01T00:00:00.000Z', lessons, completedLessons: 0, percent: 0 },
    ...{ watchedSeconds: 0, nextLessonId: lessons[0]?._id ?? null, certificate: null, ownRating: null },
    playlistTrouble: '',
    ...facts,
  }
}
