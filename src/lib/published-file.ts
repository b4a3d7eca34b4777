/** A file of an API description served with the console. */
export interface PublishedFile {
  /** Path below the console's base path: `openapi.yaml`. */
  name: string
  /** The platform's description, as opposed to additional ones. */
  isMain: boolean
}

const described = (name: string, isMain: boolean): PublishedFile[] =>
  ['yaml', 'json'].map((ending) => ({ name: `${name}.${ending}`, isMain }))

/** Descriptions a console serves: the platform's, and the identity provider's if any. */
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

/** File with third-party licences, below the base path. */
export const licencesFile = 'licences.txt'
