import { profileFieldsSchema } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { sampleProfile } from '../../../testing/sample-profile.ts'
import { mergeInput } from './merge-input.ts'
import { toProfileInput } from './profile-fields.ts'

const opened = toProfileInput(sampleProfile())

test.each(Object.keys(profileFieldsSchema.shape))('what was typed into %s is kept', (field) => {
  const mine = { ...opened, [field]: 'typed here' }
  const theirs = { ...opened, [field]: 'typed there' }

  const { values, replaced } = mergeInput({ opened, mine, theirs })

  expect(values).toEqual(mine)
  expect(replaced).toHaveLength(1)
})

test('what is the same in both places, or was changed only there, is not called replaced', () => {
  const mine = { ...opened, bio: 'Same', phone: '' }
  const theirs = { ...opened, bio: 'Same', phone: '12345' }

  expect(mergeInput({ opened, mine, theirs })).toEqual({ values: theirs, replaced: [], isSaved: true })
})
