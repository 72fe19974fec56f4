import { expect, test } from 'vitest'
import { parseVideoUrl } from './parse-video-url.ts'

const player = { kind: 'player', src: 'https://www.youtube-nocookie.com/embed/a1-_b2c3d4e?autoplay=1' }

test.each([
  ['https://www.youtube.com/watch?v=a1-_b2c3d4e&t=5', player],
  ['https://m.youtube.com/watch?v=a1-_b2c3d4e', player],
  ['https://youtu.be/a1-_b2c3d4e?si=x', player],
  ['https://youtube.com/shorts/a1-_b2c3d4e', player],
  ['https://www.youtube-nocookie.com/embed/a1-_b2c3d4e', player],
  ['https://cdn.example.org/film.MP4?x=1', { kind: 'file', src: 'https://cdn.example.org/film.MP4?x=1' }],
  ['https://example.org/film', { kind: 'link', href: 'https://example.org/film', host: 'example.org' }],
  [
    'https://www.youtube.com/watch?v=../../x',
    { kind: 'link', href: 'https://www.youtube.com/watch?v=../../x', host: 'www.youtube.com' },
  ],
  [
    'https://youtube.com.example.org/watch?v=a1-_b2c3d4e',
    expect.objectContaining({ kind: 'link', host: 'youtube.com.example.org' }),
  ],
  ['http://example.org/film.mp4', null],
  ['javascript:alert(1)', null],
  ['no address', null],
])('%s is shown as what it is', (address, video) => {
  expect(parseVideoUrl(address)).toEqual(video)
})
