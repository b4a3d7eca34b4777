import { leaveUnaskedFor } from '../../../lib/ask-before-leaving'
import type { S3Client } from '../s3/s3-client'

const enoughSeconds = 300

/**
 * Lets the browser download an object or one version of it, by a link valid for five minutes, not through the page.
 * @throws S3Failure if the object cannot be read: the browser would show the answer instead of the console
 */
export async function saveObject(
  client: Pick<S3Client, 'link' | 'head'>,
  key: string,
  version?: string,
): Promise<void> {
  await client.head(key, undefined, version)
  const link = document.createElement('a')
  link.href = await client.link(key, enoughSeconds, {
    'response-content-disposition': 'attachment',
    ...(version === undefined ? {} : { versionId: version }),
  })
  link.rel = 'noopener'
  leaveUnaskedFor(() => link.click())
}
