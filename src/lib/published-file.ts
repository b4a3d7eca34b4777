/** A file of an API description that is served beside the console. */
export interface PublishedFile {
  /** Its name below the console's base path: `openapi.yaml`. */
  name: string
  /** It describes the platform; the others describe what else a client needs. */
  isMain: boolean
}

const described = (name: string, isMain: boolean): PublishedFile[] =>
  ['yaml', 'json'].map((ending) => ({ name: `${name}.${ending}`, isMain }))

/** The descriptions a console serves: the platform's, then that of the identity provider where it has one. */
export function publishedFiles({
  identityDescription,
}: {
  identityDescription?: string
}): readonly PublishedFile[] {
  return [
    ...described('openapi', true),
    ...(identityDescription === undefined ? [] : described('identity', false)),
  ]
}

/** The licences of what the console contains from elsewhere, below its base path. */
export const licencesFile = 'licences.txt'
