import type { Example } from '../example'
import { CodePanel, CodePart } from '../typography/CodePanel'
import { DocsLayout } from './DocsLayout'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'with code',
    render: () => (
      <DocsLayout
        navLabel="Endpoints"
        nav="Contents"
        navLast={false}
        sideLabel="Examples"
        side={
          <CodePanel label="Request">
            <CodePart head="curl" code={[{ text: 'curl' }]} />
          </CodePanel>
        }
      >
        Text
      </DocsLayout>
    ),
  },
  {
    name: 'text only, as on a phone',
    render: () => (
      <DocsLayout navLabel="Endpoints" nav="Contents" navLast sideLabel="Examples">
        Text
      </DocsLayout>
    ),
  },
]
