import type { Problem } from '../problem'
import type { DescribedOperation, Description } from './description'

/** A member the console reads: its path and purpose. */
type Member = readonly [path: string, what: string]

/** Calls the console makes independent of manifests. */
const needed: Readonly<Record<string, { what: string; members: readonly Member[] }>> = {
  getSiteConfig: {
    what: 'the name and the locations of the site',
    members: [
      ['siteName', 'its name'],
      ['siteCurrency', 'the currency of amounts, a code of three letters,'],
      ['locations[].slug', 'the name calls give a location'],
      ['locations[].display_name', 'the name of a location'],
    ],
  },
  getUser: {
    what: 'who is signed in',
    members: [
      ['id', 'what tells one identity from another'],
      ['name', 'the name of who is signed in'],
    ],
  },
}

/** Problems of an operation the console needs: its method, its answer, missing members. */
function lackOf(
  description: Description,
  operation: DescribedOperation,
  members: readonly Member[],
): { path: string; message: string }[] {
  const given = description.given(operation)
  if (operation.method !== 'GET')
    return [{ path: operation.id, message: `is a ${operation.method}; the console reads it with GET.` }]
  if (!given)
    return [{ path: operation.id, message: 'answers nothing that is described; describe its answer.' }]
  return members
    .filter(([path]) => !description.at(given, path))
    .map(([path, what]) => ({
      path: `${operation.id}.${path}`,
      message: `is not in the answer; the console takes ${what} from it. Describe it.`,
    }))
}

/** Problems for missing operations the console needs, and missing members of their answers. */
export function checkNeededOperations(description: Description, file: string): Problem[] {
  return Object.entries(needed).flatMap(([id, { what, members }]) => {
    const operation = description.operations.get(id)
    if (operation)
      return lackOf(description, operation, members).map((lack) => ({ id: 'op-lacks', file, ...lack }))
    const message = `no operation has the operationId "${id}", which the console reads ${what} with; describe one.`
    return [{ id: 'op-missing', file, path: 'paths', message }]
  })
}
