import type { Example } from '../example'
import { Facts, FactsTitle } from './Facts'
import { LinkText, TextButton } from './LinkText'
import { Text } from './Text'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'sidebar',
    render: () => (
      <>
        <FactsTitle action={<TextButton>Add</TextButton>}>Machine</FactsTitle>
        <Facts
          facts={[
            { id: 'size', label: 'Size', value: '4 vCPU · 8 GB' },
            {
              id: 'location',
              label: 'Location',
              value: (
                <>
                  <Text>Tallinn</Text> <Text tone="faint">tll</Text>
                </>
              ),
            },
            { id: 'account', label: 'Account', value: <LinkText href="#a">Põhjala Robotics</LinkText> },
          ]}
        />
      </>
    ),
  },
  {
    name: 'divided lines',
    render: () => (
      <Facts
        look="lines"
        facts={[
          { id: 'tll', label: 'Tallinn', value: 'Available' },
          { id: 'trtu', label: 'Tartu', value: 'Available' },
        ]}
      />
    ),
  },
]
