import { connect } from '@codedojo/db'
import { readConfig } from './config.ts'
import { makeAdmin, userByEmail } from './features/accounts/index.ts'

/** `npm run admin -- make-admin EMAIL`: gives an existing account the role admin. */
const [command, email] = process.argv.slice(2)
if (command !== 'make-admin' || email === undefined) {
  console.error('Usage: npm run admin -- make-admin EMAIL')
  process.exit(1)
}
await using database = connect(readConfig().databaseUrl)
const user = await userByEmail(database, email.toLowerCase())
if (user) {
  await makeAdmin(database, user.id)
  console.log(`${email} is now an admin.`)
} else {
  console.error(`There is no account with the email "${email}". Sign up first.`)
  process.exitCode = 1
}
