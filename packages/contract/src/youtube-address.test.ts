import { expect, test } from 'vitest'
import { readYoutubeAddress, youtubeVideoAddress } from './youtube-address.ts'

const id = 'dQw4w9WgXcQ'
const list = 'PLloops0123456789'

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `http://youtube.com/watch?v=${id}`,
  `www.youtube.com/watch?v=${id}`,
  `youtube.com/watch?feature=share&v=${id}#comments`,
  `//www.youtube.com/embed/${id}`,
  `HTTPS://WWW.YOUTUBE.COM/watch?v=${id}`,
  `https://m.youtube.com/watch?v=${id}&app=desktop`,
  `https://music.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}`,
  `youtu.be/${id}?si=AbCdEfGhIjKlMnOp`,
  `https://www.youtube.com/shorts/${id}`,
  `https://youtube.com/shorts/${id}?feature=share`,
  `https://www.youtube.com/live/${id}?si=abc`,
  `https://www.youtube.com/embed/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
  `https://www.youtube.com/v/${id}?version=3`,
  `https://www.youtube.com/watch/${id}`,
  `https://www.youtube.com/?v=${id}`,
  `https://studio.youtube.com/video/${id}/edit`,
  `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${id}%26feature%3Dshare`,
  `https://www.youtube.com/watch?v=${id}&list=RD${id}`,
  `<iframe width="560" height="315" src="https://www.youtube.com/embed/${id}?si=a&amp;controls=0" title="x" allowfullscreen></iframe>`,
  `  <https://youtu.be/${id}> `,
  `\u200bhttps://youtu.be/${id}\u200b`,
  id,
])('%s is one video, from its start', (text) => {
  expect(readYoutubeAddress(text)).toEqual({ kind: 'video', videoId: id, startSeconds: 0, playlistId: null })
})

test.each([
  [`https://youtu.be/${id}?t=90`, 90],
  [`https://youtu.be/${id}?t=90s`, 90],
  [`https://www.youtube.com/watch?v=${id}&t=1h2m3s`, 3723],
  [`https://www.youtube.com/watch?v=${id}&t=2m`, 120],
  [`https://www.youtube.com/watch?v=${id}#t=45`, 45],
  [`https://www.youtube.com/watch?time_continue=7&v=${id}`, 7],
  [`<iframe src="https://www.youtube-nocookie.com/embed/${id}?si=x&amp;start=33"></iframe>`, 33],
  [`https://youtu.be/${id}?t=soon`, 0],
  [youtubeVideoAddress(id, 12), 12],
])('%s begins at second %i', (text, startSeconds) => {
  expect(readYoutubeAddress(text)).toMatchObject({ kind: 'video', videoId: id, startSeconds })
})

test('a video that is open in a playlist is the video, and the playlist is known', () => {
  const read = readYoutubeAddress(`https://www.youtube.com/watch?v=${id}&list=${list}&index=3`)

  expect(read).toMatchObject({ kind: 'video', videoId: id, playlistId: list })
})

test.each([
  `https://www.youtube.com/playlist?list=${list}`,
  `https://music.youtube.com/playlist?list=${list}`,
  `https://www.youtube.com/embed/videoseries?list=${list}`,
  `https://www.youtube.com/watch?list=${list}`,
  list,
])('%s is a playlist', (text) => {
  expect(readYoutubeAddress(text)).toEqual({ kind: 'playlist', playlistId: list })
})

test.each([
  ['https://www.youtube.com/@somebody', 'channel'],
  ['https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv', 'channel'],
  ['https://www.youtube.com/embed/live_stream?channel=UCabcdefghijklmnopqrstuv', 'channel'],
  ['https://www.youtube.com/', 'names no video'],
  ['https://youtu.be/short', 'names no video'],
  ['https://www.youtube.com/watch?v=', 'names no video'],
  ['https://www.youtube.com/playlist?list=WL', 'your own account'],
  [`https://www.youtube.com/playlist?list=RD${id}`, 'your own account'],
  ['https://www.youtube.com/attribution_link?u=https%3A%2F%2Fevil.example%2F', 'names no video'],
])('%s is told to be neither: %s', (text, words) => {
  expect(readYoutubeAddress(text)).toMatchObject({ kind: 'other', message: expect.stringContaining(words) })
})

test.each([
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://videos.example/a.mp4',
  'two words and youtube.com',
  '',
])('%s is nothing of YouTube', (text) => {
  expect(readYoutubeAddress(text)).toBeNull()
})
