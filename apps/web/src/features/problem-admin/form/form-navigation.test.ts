// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { focusField } from './form-navigation.ts'

test('code is brought into view by its editor: by its text, the browser would move it sideways within', () => {
  document.body.innerHTML =
    '<div data-field="code"><div class="cm-editor"><div class="cm-content" tabindex="0"></div></div></div>'
  const shown: Element[] = []
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this)
  }

  focusField('code')

  expect(document.activeElement?.className).toBe('cm-content')
  expect(shown.map(({ className }) => className)).toEqual(['cm-editor'])
})
