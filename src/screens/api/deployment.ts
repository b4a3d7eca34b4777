import type { PublishedFile } from '../../lib/published-file'

/** What the documentation has to know of the deployment that serves it. */
export interface ApiDeployment {
  /** `{origin}{prefix}`, what stands before `/v1`. */
  base: string
  /** Where the console is served: `{origin}/app`. */
  home: string
  /** Name of the client package. */
  client: string
  /** Files of the description below the console's address. */
  files: readonly PublishedFile[]
}
