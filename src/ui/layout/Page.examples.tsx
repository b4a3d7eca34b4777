import type { Example } from '../example'
import { Page } from './Page'

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [{ name: 'padded', render: () => <Page>Content</Page> }]
