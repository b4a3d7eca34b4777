import type { Example } from '../../ui/example'
import { exampleOperation } from '../examples/example-operations'
import { places } from '../examples/example-names'
import type { Request } from './form-call'
import { useRequestView } from './use-request-view'

const operation = exampleOperation('changeExample')

function request(about: Partial<Request> = {}, count = 1): Request {
  return {
    operation,
    calls: Array.from({ length: count }, (_, index) => ({
      operation,
      parameters: { location: places.here, id: `example-${index + 1}`, name: 'Another name' },
      secrets: [],
    })),
    missing: [],
    wrong: [],
    rereads: false,
    ...about,
  }
}

function Viewed({ about }: { about: Request }) {
  const view = useRequestView({ name: 'example', what: 'Save', request: () => about, paste: undefined })
  return (
    <>
      {view.control('plain')}
      {view.drawer}
    </>
  )
}

const state = (name: string, about: Request): Example => ({
  name,
  render: () => <Viewed about={about} />,
})

/** States of the request view, for the gallery and tests. */
export const requestExamples: readonly Example[] = [
  state('one call', request()),
  state('not complete', request({ missing: ['Name'], wrong: ['Size', 'Start'] })),
  state(
    'with a secret',
    request({
      calls: [
        {
          operation,
          parameters: { location: places.here, id: 'example-1', name: 'never shown' },
          secrets: ['name'],
        },
      ],
    }),
  ),
  state('what is stored is read again', request({ rereads: true })),
  state('more calls than are drawn', request({}, 12)),
]
