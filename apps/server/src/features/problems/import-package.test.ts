import { resolve } from 'node:path'
import { PackageError } from '@codedojo/problem-package'
import { expect, test } from 'vitest'
import { startApp } from '../../testing/start-app.ts'
import { importPackage } from './import-package.ts'

const folder = resolve(import.meta.dirname, '../../../../../content/problems/first-echo')

test('a package whose title another problem has is refused with the reason', async () => {
  await using server = await startApp()
  const first = await importPackage(server.database, folder)
  const admin = await server.signUpAdmin()
  await admin.send('DELETE', `/problem/delete/${first.id}`)
  await server.addProblem({ title: first.title.toUpperCase() })

  const refused = importPackage(server.database, folder)

  await expect(refused).rejects.toThrow(PackageError)
  await expect(refused).rejects.toThrow(`There is already a problem with the title "${first.title}".`)
})

test('importing a package again replaces the problem that came from it', async () => {
  await using server = await startApp()
  const first = await importPackage(server.database, folder)

  const second = await importPackage(server.database, folder)

  expect(second).toEqual({ ...first, isNew: false })
})
