import { lazyPart } from '../../../ui/lazy'
import type { FilePanelProps } from './FilePanel'

/** Code of the panel, fetched when it opens. */
export const filePanelPart = lazyPart<FilePanelProps>(async () => (await import('./FilePanel')).FilePanel)
