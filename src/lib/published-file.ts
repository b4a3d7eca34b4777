/** A file of an API description that is served beside the console. */
export interface PublishedFile {
  /** Its name below the console's base path: `openapi.yaml`. */
  name: string
  /** It describes the platform; the others describe what else a client needs. */
  isMain: boolean
}

/** The descriptions every console serves, the platform's first. */
export const publishedFiles: readonly PublishedFile[] = [
  { name: 'openapi.yaml', isMain: true },
  { name: 'openapi.json', isMain: true },
  { name: 'identity.yaml', isMain: false },
  { name: 'identity.json', isMain: false },
]

/** The licences of what the console contains from elsewhere, below its base path. */
export const licencesFile = 'licences.txt'
