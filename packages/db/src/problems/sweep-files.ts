import type { Database } from '../connection.ts'

/**
 * Deletes unreferenced files that were stored, or stored again, more than two days ago: uploads that were never saved, and remains
 * of refused saves. Returns how many.
 */
export async function sweepFiles({ pool }: Database): Promise<number> {
  const swept = await pool.query(
    `delete from stored_file as file where stored_at < now() - interval '2 days'
       and not exists (select from test_case where input_hash = file.hash)
       and not exists (select from test_case where output_hash = file.hash)
       and not exists (select from judged_output where judged_output.hash = file.hash)
       and not exists (select from judge_job where package_hash = file.hash)`,
  )
  return swept.rowCount ?? 0
}
