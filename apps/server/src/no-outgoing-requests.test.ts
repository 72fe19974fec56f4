import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleProblem, startApp, type TestApp, type Visitor } from './testing/start-app.ts'

// A program that listens beside the server, as a database or the service of a cloud does, and counts who comes.

let server: TestApp
let listener: Server
let port: number
let connections = 0
beforeAll(async () => {
  server = await startApp()
  listener = createServer((socket) => {
    connections++
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(async () => {
  listener.close()
  await server[Symbol.asyncDispose]()
})

const product = { productName: 'Mug', productDescription: 'Holds tea.', productPrice: 449, quantity: 5 }
const course = {
  ...{ CourseDescription: 'Loops.', CoursePrice: 499, validityDays: 90, CourseMentor: 'Ada' },
  ...{ playlistid: '', outcomes: [], draft: false, isDraft: false },
}
const empty = {
  ...{ lastName: '', age: null, phone: '', location: '', github: '', linkedin: '', leetcode: '' },
  ...{ twitter: '', roleType: null, college: '', branch: '', skillsLearning: '', company: '', jobRole: '' },
  ...{ experience: null, professionalSkills: '' },
}

/** Sends the address wherever one can be sent; answers the statuses. */
async function sendEverywhere(admin: Visitor, url: string): Promise<Record<string, number>> {
  const text = `![a picture](${url}) [a link](${url}) <img src="${url}">`
  const code = { language: 'python', completeCode: 'print(1)', video: url }
  const title = `Pictures ${randomUUID()}`
  const draft = { ...sampleProblem, title, description: text, referenceSolution: [code], status: 'draft' }
  const sent = {
    product: await admin.send('POST', '/goodies/addgoodies', { ...product, imageUrl: url }),
    course: await admin.send('POST', '/course/addCourse', {
      ...course,
      CourseName: title,
      CourseThumbnail: url,
    }),
    problem: await admin.send('POST', '/problem/create', draft),
    profile: await admin.send('PUT', '/profile', { ...empty, firstName: 'Ada', bio: text }),
    ticket: await admin.send('POST', '/contact/message', {
      ...{ name: 'Ada', email: admin.user.emailId, subject: 'A picture', message: text },
    }),
  }
  return Object.fromEntries(Object.entries(sent).map(([name, { statusCode }]) => [name, statusCode]))
}

test('no address that somebody sends is opened by the server', async () => {
  const admin = await server.signUpAdmin()

  const kept = await sendEverywhere(admin, `https://127.0.0.1:${port}/x.png`)
  await setTimeout(500)

  expect(kept).toEqual({ product: 200, course: 200, problem: 200, profile: 200, ticket: 200 })
  expect(connections).toBe(0)
})

test('the program that counts does count', async () => {
  const before = connections

  connect(port, '127.0.0.1')

  await expect.poll(() => connections).toBe(before + 1)
})
