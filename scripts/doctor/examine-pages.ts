import { isWebBuilt } from '../supervisor/build-web.ts'
import { doubtful, type Finding, fine } from './finding.ts'

export async function examinePages(root: string): Promise<Finding> {
  const isBuilt = await isWebBuilt(root)
  if (isBuilt === true) return fine('pages', 'built from what is here')
  const cure = 'The next "npm start" builds them.'
  return doubtful('pages', isBuilt === null ? 'not built yet' : 'built from older sources', cure)
}
