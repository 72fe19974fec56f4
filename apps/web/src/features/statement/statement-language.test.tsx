import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { nameOfLanguage } from '../../lib/format/name-of-language.ts'
import { useStatementLanguage } from './statement-language.ts'

const bells = {
  title: 'Bells',
  description: 'Ring.',
  translations: [{ language: 'sv', title: 'Klockor', description: 'Ring i dem.' }],
}

function Shown({ problem, label }: { problem: Parameters<typeof useStatementLanguage>[0]; label: string }) {
  const { shown, languages, choose } = useStatementLanguage(problem)
  return (
    <section aria-label={label} lang={shown.language}>
      <h1>{shown.title}</h1>
      <p>{shown.description}</p>
      {languages.map((language) => (
        <button key={language} type="button" onClick={() => choose(language)}>
          {nameOfLanguage(language)}
        </button>
      ))}
    </section>
  )
}

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const textOf = (name: string) => screen.getByRole('region', { name }).querySelector('p')?.textContent

test('a chosen language changes title and text, and holds for the next problems that have it', async () => {
  render(
    <>
      <Shown label="one" problem={bells} />
      <Shown label="other" problem={{ ...bells, translations: [] }} />
    </>,
  )
  expect(textOf('one')).toBe('Ring.')

  await userEvent.click(screen.getByRole('button', { name: 'Svenska' }))

  expect(screen.getByRole('heading', { name: 'Klockor' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'one' }).lang).toBe('sv')
  expect([textOf('one'), textOf('other')]).toEqual(['Ring i dem.', 'Ring.'])

  render(<Shown label="next" problem={bells} />)
  expect(textOf('next')).toBe('Ring i dem.')
})

test('another tab that chooses is followed', async () => {
  render(<Shown label="one" problem={bells} />)

  localStorage.setItem('codedojo:statement-language', 'sv')
  window.dispatchEvent(new StorageEvent('storage', { key: 'codedojo:statement-language' }))

  expect(await screen.findByText('Klockor')).toBeTruthy()
})
