import { expect, test } from 'vitest'
import { pictureAddresses, replacePictureAddresses } from './picture-addresses.ts'

test.each([
  ['![a](b.png)', '![a](/x/b.png)'],
  ['![a](<my pic.png> "title")', '![a](</x/my pic.png> "title")'],
  ["![](b.png 'title') and ![](<c.png>)", "![](/x/b.png 'title') and ![](/x/c.png)"],
  ['![a [b](https://e.org) c](d.png)', '![a [b](https://e.org) c](/x/d.png)'],
  ['![a \\] b](d\\_e.png)', '![a \\] b](/x/d_e.png)'],
  ['![a](b(1).png)', '![a](</x/b(1).png>)'],
  ['![a][one]\n\n[one]: b.png "title"', '![a][one]\n\n[one]: /x/b.png "title"'],
  ['[![a](b.png)](https://e.org)', '[![a](/x/b.png)](https://e.org)'],
  ['[a](b.png) and !(b.png)', '[a](b.png) and !(b.png)'],
  ['```\n![a](b.png)\n```\n![a](b.png)', '```\n![a](b.png)\n```\n![a](/x/b.png)'],
])('%j becomes %j', (markdown, changed) => {
  expect(replacePictureAddresses(markdown, (address) => (address === '' ? '' : `/x/${address}`))).toBe(
    changed,
  )
})

test('the addresses of pictures are found in their order', () => {
  expect(pictureAddresses('![a](<my pic.png>) ![](b.png "c")')).toEqual(['my pic.png', 'b.png'])
})
