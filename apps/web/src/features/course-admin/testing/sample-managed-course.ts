import type { ManagedCourse, ManagedLesson } from '@codedojo/contract'

/** A published course without lessons and learners. */
export function sampleManagedCourse(facts: Partial<ManagedCourse> = {}): ManagedCourse {
  return {
    ...{
      _id: 'course-1',
      CourseName: 'Graphs',
      CourseDescription: 'From walks to flows',
      CoursePrice: 499.5,
    },
    ...{ validityDays: 365, CourseMentor: 'Lin Yue', CourseThumbnail: '', playlistid: '', outcomes: [] },
    ...{ isDraft: false, isSample: false, learners: 0, lessons: 0, files: 0, problems: 0, totalSeconds: 0 },
    ...{ rating: { average: null, count: 0 }, owned: null },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
    ...{ takesQuestions: false, questions: 0, openQuestions: 0 },
    ...{ lessonList: [], playlistReadAt: null, playlistTrouble: '', canReadPlaylists: false },
    ...facts,
  }
}

/** A text lesson without notes. */
export function sampleManagedLesson(title: string, facts: Partial<ManagedLesson> = {}): ManagedLesson {
  return {
    ...{
      _id: `lesson-${title}`,
      title,
      kind: 'written',
      description: '',
      notes: '',
      videoId: '',
      video: null,
    },
    ...{
      isOwn: false,
      address: '',
      seconds: null,
      thumbnail: '',
      publishedAt: null,
      captions: [],
      files: [],
      updatedAt: '2026-01-01T00:00:00.000Z',
      problems: [],
    },
    ...facts,
  }
}
