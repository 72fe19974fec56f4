/** Tables whose rows a back-up omits, with the reason. */
export const excludedTables = {
  session: 'whoever has the file must not be signed in by it; after a restore everybody signs in again',
  api_token:
    'whoever has the file must not have what was revoked since; after a restore scripts get new tokens',
  verification: 'one-time links of mails that were sent before',
  rate_limit: 'counters of minutes and hours',
  judge: 'processes that lived then',
} as const
