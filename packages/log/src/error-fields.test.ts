import { expect, test } from 'vitest'
import { errorFields } from './error-fields.ts'

test('what libraries hang onto an error is not kept', () => {
  const thrown = Object.assign(new Error('refused'), { code: 'E42', headers: { authorization: 'a secret' } })

  const fields = errorFields(thrown)

  expect(fields).toMatchObject({ type: 'Error', message: 'refused', code: 'E42' })
  expect(JSON.stringify(fields)).not.toContain('a secret')
})

test('an error that quotes a query with its values is left out for its cause', () => {
  const quoting = new Error('Failed query: select $1\nparams: a secret', {
    cause: new Error('no such table'),
  })
  const thrown = new Error('the day could not be kept', {
    cause: Object.assign(quoting, { query: 'select $1', params: ['a secret'] }),
  })

  const fields = errorFields(thrown)

  expect(fields).toMatchObject({
    message: 'the day could not be kept',
    cause: { message: 'no such table' },
  })
  expect(JSON.stringify(fields)).not.toContain('a secret')
})

test('each error of several is kept, and so is what is no error', () => {
  const fields = errorFields(new AggregateError([new Error('one'), 'two'], 'both failed'))

  expect(fields.errors).toMatchObject([{ message: 'one' }, { message: 'two' }])
})

test('a chain of causes that leads back to itself ends', () => {
  const thrown = new Error('around')
  thrown.cause = thrown

  expect(errorFields(thrown)).toMatchObject({ message: 'around' })
})
