import type { Example } from '../example'
import { Stateful } from '../example-state'
import { Button } from '../form-controls/Button'
import { StateMark } from '../feedback/StateMark'
import { PaletteDialog } from './PaletteDialog'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'results',
    render: () => (
      <Stateful initial={{ open: false, query: 'web' }}>
        {(state, set) => (
          <>
            <Button onPress={() => set({ ...state, open: true })}>Search</Button>
            {state.open && (
              <PaletteDialog
                label="Search or jump to…"
                query={state.query}
                onQuery={(query) => set({ ...state, query })}
                countText="3 results"
                emptyText="Nothing matches."
                hints={[
                  [['↑', '↓'], 'move'],
                  [['Enter'], 'open'],
                  [['Tab'], 'actions'],
                ]}
                note="Jakarta is not searched: no answer"
                groups={[
                  {
                    id: 'resources',
                    title: 'Resources',
                    options: [
                      {
                        id: '1',
                        icon: 'server',
                        label: 'web-prod-01',
                        where: 'Virtual machine, tll, 185.7.252.14',
                        more: true,
                        end: <StateMark look="quiet" tone="success" icon="circle-play" label="Running" />,
                      },
                      {
                        id: '2',
                        icon: 'shield',
                        label: 'web-public',
                        where: 'Firewall, tll',
                        end: '3 machines',
                      },
                    ],
                  },
                  {
                    id: 'actions',
                    title: 'Actions',
                    options: [
                      { id: '3', icon: 'plus', label: 'Create machine named “web”', keys: ['C', 'M'] },
                      {
                        id: '4',
                        icon: 'circle-play',
                        label: 'Start: web-prod-01',
                        disabledReason: 'Only a stopped machine can be started',
                      },
                    ],
                  },
                ]}
                onChoose={() => set({ ...state, open: false })}
                onClose={() => set({ ...state, open: false })}
              />
            )}
          </>
        )}
      </Stateful>
    ),
  },
]
