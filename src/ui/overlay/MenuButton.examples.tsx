import type { Example } from '../example'
import { MenuButton } from './MenuButton'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'row actions',
    render: () => (
      <MenuButton
        label="Actions for web-prod-01"
        groups={[
          { entries: [{ id: 'terminal', label: 'Open terminal', icon: 'square-terminal' }] },
          {
            entries: [
              { id: 'stop', label: 'Stop', icon: 'circle-stop' },
              { id: 'resize', label: 'Resize', icon: 'scaling', disabledReason: 'Stop the machine first' },
            ],
          },
          { entries: [{ id: 'delete', label: 'Delete…', icon: 'trash-2', danger: true }] },
        ]}
        onAction={() => undefined}
      />
    ),
  },
  {
    name: 'with words',
    render: () => (
      <MenuButton
        label="Create"
        variant="primary"
        icon="plus"
        groups={[
          { entries: [{ id: 'terminal', label: 'Open terminal', icon: 'square-terminal' }] },
          {
            entries: [
              { id: 'stop', label: 'Stop', icon: 'circle-stop' },
              { id: 'resize', label: 'Resize', icon: 'scaling', disabledReason: 'Stop the machine first' },
            ],
          },
          { entries: [{ id: 'delete', label: 'Delete…', icon: 'trash-2', danger: true }] },
        ]}
        onAction={() => undefined}
      >
        Create
      </MenuButton>
    ),
  },
]
