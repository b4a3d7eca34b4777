import type { Example } from '../example'
import { Button } from '../form-controls/Button'
import { jsonPieces } from './code-pieces'
import { CodePanel, CodePart } from './CodePanel'

const labels = {
  label: 'Copy',
  copy: 'copy',
  copied: 'copied',
  failed: 'not copied',
  byHand: 'Copy it by hand.',
}

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'a call and its answer',
    render: () => (
      <CodePanel label="Request and answer">
        <CodePart
          head="curl"
          labels={labels}
          code={[{ text: 'curl ' }, { text: '"https://cloud.example/v1/tll/storage/disks"', kind: 'string' }]}
        />
        <CodePart head="200 OK" labels={labels} code={jsonPieces('[]')} />
      </CodePanel>
    ),
  },
  {
    name: 'without a body',
    render: () => (
      <CodePanel label="Answer">
        <CodePart head="204 No Content" none="No body" />
      </CodePanel>
    ),
  },
  {
    name: 'with more below',
    render: () => (
      <CodePanel label="Answer">
        <CodePart
          head="200 OK"
          code={jsonPieces('{ "size_gb": 50')}
          foot={
            <Button size="sm" variant="link">
              Show all
            </Button>
          }
        />
      </CodePanel>
    ),
  },
]
