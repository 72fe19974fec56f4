import { expect } from '@playwright/test'
import { leaveUnpaidOrder } from '../support/store.ts'
import type { Screen } from './screen.ts'

export const storeScreens: Screen[] = [
  {
    name: 'store',
    path: '/store',
    isSignedIn: true,
    prepare: (page) => expect(page.getByRole('button', { name: /^Buy / }).first()).toBeVisible(),
  },
  {
    name: 'shipping address with errors',
    path: '/goodies',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Buy / }).first().click()
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect(page.getByText('City is required')).toBeVisible()
    },
  },
  {
    name: 'product',
    path: '/store',
    isSignedIn: true,
    prepare: async (page) => {
      await page.getByRole('article').first().getByRole('link').click()
      await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
    },
  },
  {
    name: 'an unpaid order',
    path: '/orders',
    isSignedIn: true,
    prepare: async (page) => {
      await leaveUnpaidOrder(page)
      await page.reload()
      await expect(page.getByText('Not paid').first()).toBeVisible()
    },
  },
]

export const storeAdminScreens: Screen[] = [
  {
    name: 'a product with errors',
    path: '/StoreManagment',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add product' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Add product' }).click()
      await expect(page.getByText('4 fields need attention')).toBeVisible()
    },
  },
  {
    name: 'orders and one of them',
    path: '/StoreManagment/orders',
    isSignedIn: true,
    isAdmin: true,
    prepare: async (page) => {
      await leaveUnpaidOrder(page)
      await page.reload()
      await page
        .getByRole('button', { name: /^Order / })
        .first()
        .click()
      await expect(page.getByRole('article', { name: /^Order / })).toBeVisible()
    },
  },
]
