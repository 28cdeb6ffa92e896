import { createCommitMessage, groupChanges } from '../../publication/format-changes.ts'
import { readChanges } from '../../publication/read-changes.ts'
import type { Project } from '../../site-folder/project.ts'
import { getTextVersion } from '../../site-folder/site-file.ts'
import type { LiveSite } from '../live-site.ts'
import type { ChangesState } from './protocol.ts'
import type { Publication } from './publication.ts'

interface Context {
  readonly project: Project
  readonly live: LiveSite
  readonly publication: Publication
}

/** Responses about the whole site; undefined for other endpoints. */
export async function readSiteTool(
  context: Context,
  endpoint: string,
): Promise<unknown | undefined> {
  switch (endpoint) {
    case '/changes':
      return await readChangesState(context)
    case '/publication':
      return await context.publication.read()
    default:
      return undefined
  }
}

async function readChangesState({ project, live }: Context): Promise<ChangesState> {
  const text = live.currentText ?? ''
  const { comparedWith, changes, problem = '' } = await readChanges(project, text)
  return {
    version: getTextVersion(text),
    comparedWith,
    problem,
    groups: groupChanges(changes),
    message: createCommitMessage(changes),
  }
}
