import { resourceIndex } from '../../generated/resource-index'
import type { FormsModule } from '../data/load-resource'
import { exampleValidators } from './example-validator'
import { exampleForms, exampleResource, waitingResource } from './example-resource'

/** Registers the example types with the engine. Called only by the gallery and tests. */
export function registerExamples(): void {
  const entries = [
    {
      resource: exampleResource,
      loadForms: async () => ({
        forms: exampleForms,
        validators: exampleValidators(Object.values(exampleForms)),
      }),
    },
    { resource: waitingResource, loadForms: () => new Promise<FormsModule>(() => undefined) },
  ]
  for (const { resource, loadForms } of entries) {
    const { detail } = resource
    resourceIndex[resource.type] = {
      summary: resource,
      load: async () => ({ resource }),
      loadDetail: detail && (async () => ({ detail })),
      loadForms,
    }
  }
}
