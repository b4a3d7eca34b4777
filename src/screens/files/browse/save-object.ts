import type { S3Client } from '../s3/s3-client'

const enoughSeconds = 300

/** Lets the browser download an object or one version of it, by a link valid for five minutes, not through the page. */
export async function saveObject(
  client: Pick<S3Client, 'link'>,
  key: string,
  version?: string,
): Promise<void> {
  const link = document.createElement('a')
  link.href = await client.link(key, enoughSeconds, {
    'response-content-disposition': 'attachment',
    ...(version === undefined ? {} : { versionId: version }),
  })
  link.rel = 'noopener'
  link.click()
}
