import type { Example } from '../example'
import { Sentence } from './Sentence'
import { Text } from './Text'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  {
    name: 'with a name',
    render: () => (
      <p>
        <Sentence of={(mark) => `You are acting as ${mark}.`} part={<Text strong>Põhjala Robotics</Text>} />
      </p>
    ),
  },
]
