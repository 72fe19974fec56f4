import { isWebBuilt } from '../supervisor/build-web.ts'
import { type Finding, okFinding, warningFinding } from './finding.ts'

export async function examinePages(root: string): Promise<Finding> {
  const isBuilt = await isWebBuilt(root)
  if (isBuilt === true) return okFinding('pages', 'built from what is here')
  const cure = 'The next "npm start" builds them.'
  return warningFinding('pages', isBuilt === null ? 'not built yet' : 'built from older sources', cure)
}
