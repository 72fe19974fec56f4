import { makeElement, makeIcon } from './make-element.ts'

export type PaymentOutcome = 'success' | 'failure'

const ends = [
  { value: 'success', text: 'It succeeds', detail: 'The order is verified and fulfilled' },
  { value: 'failure', text: 'It fails', detail: 'You are told why, and may try again' },
] as const

/** The radio buttons for the outcome of the payment; success is preselected. */
export function drawOutcomeChoice(): { element: HTMLElement; chosen: () => PaymentOutcome } {
  const rows = ends.map((end) => ({ value: end.value, ...drawEnd(end) }))
  const [first] = rows
  if (first) first.input.checked = true
  const element = makeElement(
    'fieldset',
    {},
    makeElement('legend', { class: 'mb-2 text-ui' }, 'How should this payment end'),
    makeElement(
      'div',
      { class: 'overflow-hidden rounded-lg border border-line-strong' },
      ...rows.map(({ label }) => label),
    ),
  )
  return { element, chosen: () => rows.find(({ input }) => input.checked)?.value ?? 'failure' }
}

const radioClasses =
  'size-4 shrink-0 appearance-none rounded-full border border-field-line checked:border-5 checked:border-primary'

const rowClasses = [
  'flex min-h-14 cursor-pointer items-center gap-3 border-b border-line px-4 py-2 last:border-b-0 hover:bg-raised',
  'has-checked:bg-primary-soft',
].join(' ')

function drawEnd({ value, text, detail }: (typeof ends)[number]) {
  const input = makeElement('input', {
    type: 'radio',
    name: 'outcome',
    value,
    class: radioClasses,
  })
  const words = makeElement(
    'span',
    { class: 'min-w-0 flex-1' },
    makeElement('span', { class: 'block' }, text),
    makeElement('span', { class: 'block text-ui text-muted' }, detail),
  )
  return {
    input,
    label: makeElement('label', { class: rowClasses }, input, words, makeIcon(value, 'text-muted')),
  }
}
