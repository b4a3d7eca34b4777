import type { Example } from '../example'
import { Avatar } from './Avatar'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [{ name: 'initials', render: () => <Avatar initials="KS" /> }]
