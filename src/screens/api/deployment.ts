import type { PublishedFile } from '../../lib/published-file'

/** The deployment as the documentation shows it. */
export interface ApiDeployment {
  /** `{origin}{prefix}`, before `/v1`. */
  base: string
  /** URL of the console: `{origin}/app`. */
  home: string
  /** Name of the client package. */
  client: string
  /** Description files below the console's URL. */
  files: readonly PublishedFile[]
}
