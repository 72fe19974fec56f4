import { useParams, useSearchParams } from 'react-router'
import { useUser } from '../../../features/accounts/signed-in-user.ts'
import { CoursePlayer } from '../../../features/course-player/course-player.tsx'
import type { PlayerLinks } from '../../../features/course-player/player-links.ts'
import { certificateFileUrl } from '../../../features/courses/certificate/certificate-file-url.ts'
import { useCourseName } from '../../../features/courses/use-course-name.ts'
import { useIsRenewable } from '../../../features/courses/use-is-renewable.ts'
import { LessonNotes } from '../../../features/lesson-work/lesson-notes.tsx'
import { StatementMarkdown } from '../../../features/statement/statement-markdown.tsx'
import { certificatePath, ownCoursesPath, problemPath, renewalPath, salesPath } from '../../../lib/paths.ts'
import { Footer } from '../../shell/footer.tsx'
import { Navbar } from '../../shell/navbar.tsx'
import { useOfferedShortcuts } from '../../shell/shell-context.ts'
import { SkipLink } from '../../shell/skip-link.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { LessonProgramEditor } from './lesson-program-editor.tsx'

const links: PlayerLinks = {
  courses: ownCoursesPath,
  sales: salesPath,
  renewal: renewalPath,
  problem: problemPath,
  certificate: certificatePath,
  certificateFile: certificateFileUrl,
}

const shortcuts = [
  {
    title: 'Video',
    shortcuts: [
      { text: 'Play or pause', keys: ['Space', 'K'] },
      { text: 'Back and on by 5 s', keys: ['←', '→'] },
      { text: 'Back and on by 10 s', keys: ['J', 'L'] },
      { text: 'To a tenth of it', keys: ['0', '9'] },
      { text: 'Slower and faster', keys: ['<', '>'] },
      { text: 'Volume up and down', keys: ['↑', '↓'] },
      { text: 'Mute', keys: ['M'] },
      { text: 'Captions', keys: ['C'] },
      { text: 'Fullscreen', keys: ['F'] },
    ],
  },
]

const renderText = (markdown: string) => <StatementMarkdown text={markdown} />

/** The course player. On a large screen it uses the layout of reading pages, on phones that of work screens. */
export function CoursePlayerPage() {
  const { id = '' } = useParams()
  useTitle(useCourseName(id) ?? 'Course content')
  useOfferedShortcuts(shortcuts)
  const [params] = useSearchParams()
  const isRenewable = useIsRenewable(id)
  const { _id: userId } = useUser()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <div className="contents max-md:hidden">
        <Navbar />
      </div>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1312px] flex-1 outline-none md:px-6 md:pt-6"
      >
        <CoursePlayer
          key={id}
          courseId={id}
          lessonId={params.get('lesson')}
          links={links}
          isRenewable={isRenewable}
          renderNotes={(lesson) => (
            <LessonNotes
              userId={userId}
              lesson={lesson}
              renderText={renderText}
              renderEditor={(editor) => <LessonProgramEditor userId={userId} {...editor} />}
            />
          )}
        />
      </main>
      <div className="max-md:hidden">
        <Footer />
      </div>
    </div>
  )
}
