import { pathParameters } from '../../../src/lib/operation'
import { isPlaced } from '../record-scope'
import type { ManifestContext } from '../context'

/** A detail route carries the identity, and the location when the type has one in its calls or its records. */
export function routeParams(context: ManifestContext): void {
  const { manifest, report } = context
  const wanted = isPlaced(manifest) ? ['location', 'id'] : ['id']
  for (const [word, route] of Object.entries(manifest.routes))
    if (!route.startsWith('/'))
      report('route-params', `routes.${word}`, `must begin with a slash; write "/${route}".`)
  if (manifest.routes.detail !== undefined) {
    const given = pathParameters(manifest.routes.detail)
    if (given.join() !== wanted.join()) {
      report(
        'route-params',
        'routes.detail',
        `must have the parameters ${wanted.map((name) => `{${name}}`).join(' and ')}, such as ${manifest.routes.list}/${wanted.map((name) => `{${name}}`).join('/')}.`,
      )
    }
  }
  if ((manifest.detail === undefined) !== (manifest.routes.detail === undefined)) {
    report('route-params', 'routes.detail', 'a detail and its route come together; give both or neither.')
  }
  if ((manifest.create === undefined) !== (manifest.routes.create === undefined)) {
    report(
      'route-params',
      'routes.create',
      'a create form and its route come together; give both or neither.',
    )
  }
}
