import { join } from 'node:path'
import type { Config } from '../../../config.ts'

/** Folder of this installation's videos: one file each, named by id. */
export function videosFolder({ dataFolder }: Pick<Config, 'dataFolder'>): string {
  return join(dataFolder, 'videos')
}

/** Folder of incomplete uploads. */
export function uploadsFolder(config: Pick<Config, 'dataFolder'>): string {
  return join(videosFolder(config), 'uploads')
}
