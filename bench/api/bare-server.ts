// The baseline for API calls: the same framework, responses of the same size, and one prepared query by id. Prints its port when
// it is ready.
import { connect } from '@codedojo/db'
import fastify from 'fastify'

const database = connect(process.env.DATABASE_URL ?? '')
const app = fastify()
const texts = new Map<string, string>()
const query = { name: 'bare', text: 'select id, title, updated_at from problem where id = $1' }

app.get<{ Params: { id: string }; Querystring: { bytes: string } }>('/:id', async (request, reply) => {
  const { id } = request.params
  const { bytes } = request.query
  const { rows } = await database.pool.query({ ...query, values: [id] })
  if (rows.length !== 1) return reply.code(404).send()
  const text = texts.get(bytes) ?? JSON.stringify('x'.repeat(Number(bytes) - 2))
  texts.set(bytes, text)
  return reply.type('application/json').header('cache-control', 'no-store').send(text)
})

console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
