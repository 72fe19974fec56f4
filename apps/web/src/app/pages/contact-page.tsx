import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useUser } from '../../features/accounts/signed-in-user.ts'
import { sahayakQuery } from '../../features/contact/queries.ts'
import { SahayakPanel } from '../../features/contact/sahayak-panel.tsx'
import { ContactForm } from '../../features/tickets/contact-form.tsx'
import { OwnTickets } from '../../features/tickets/own-tickets.tsx'
import { parseAbout, serializeAbout } from '../../features/tickets/serialize-about.ts'
import { useContactForm } from '../../features/tickets/use-contact-form.ts'
import { useHasPart } from '../../lib/installation.ts'
import { useHashScroll } from '../shell/use-hash-scroll.ts'
import { useTitle } from '../shell/use-title.ts'
import { evidencePath, ticketSubjectPath } from './subject-path.ts'
import { useAttachableSubjects } from './use-attachable-subjects.ts'

/** The assistant Sahayak, the contact form to the operator, and the user's tickets with their answers. */
export function ContactPage() {
  useTitle('Contact Us')
  useHashScroll('messages')
  const user = useUser()
  const hasAssistants = useHasPart('assistants')
  const { data: sahayak } = useQuery({ ...sahayakQuery, enabled: hasAssistants })
  const isOff = !hasAssistants || sahayak?.answerer.isOn === false
  const [address, setAddress] = useSearchParams()
  const about = parseAbout(address.get('about'))
  const form = useContactForm({
    name: user.name,
    email: user.emailId,
    about: about ? serializeAbout(about) : '',
  })
  const choices = useAttachableSubjects(about)
  const show = (ticket: string | null) =>
    setAddress(ticket === null ? {} : { ticket }, { preventScrollReset: true })
  return (
    <>
      <header className="mb-6">
        <h1 className="text-display">Contact Us</h1>
        <p className="mt-1 text-base text-muted">
          {isOff
            ? 'Write to us, and read our answers below.'
            : 'Sahayak answers at once. What it cannot settle, write to us.'}
        </p>
      </header>
      <div
        className={
          hasAssistants ? 'grid gap-4 lg:grid-cols-[minmax(0,1fr)_400px]' : 'grid max-w-[560px] gap-4'
        }
      >
        {/* As high as the form beside it, so that a long conversation scrolls inside. */}
        {hasAssistants && (
          <div className="relative h-[70dvh] min-h-105 lg:h-auto lg:min-h-160">
            <div className="absolute inset-0">
              <SahayakPanel
                pathOf={evidencePath}
                onHandOver={(question) => {
                  form.setValue('message', question)
                  form.setFocus('subject')
                }}
              />
            </div>
          </div>
        )}
        <ContactForm form={form} choices={choices} onSent={show} />
      </div>
      <section id="messages" aria-labelledby="your-messages" className="mt-10 scroll-mt-4">
        <h2 id="your-messages" className="mb-3 text-title">
          Your messages
        </h2>
        <OwnTickets shown={address.get('ticket')} onShow={show} pathOf={ticketSubjectPath} />
      </section>
    </>
  )
}
