import { join } from 'node:path'
import type { Config } from '../../config.ts'

/** Where the videos of this installation lie: one file each, named after its id. */
export function videosFolder({ dataFolder }: Pick<Config, 'dataFolder'>): string {
  return join(dataFolder, 'videos')
}

/** Where they grow until they are whole and were looked into. */
export function uploadsFolder(config: Pick<Config, 'dataFolder'>): string {
  return join(videosFolder(config), 'uploads')
}
