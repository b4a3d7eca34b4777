import type { S3Client } from '../s3/s3-client'

/** Existing keys in the targets of the `wanted` ones: in `prefix` itself, and below the chosen folders that exist. */
export async function takenKeys(
  client: Pick<S3Client, 'list'>,
  prefix: string,
  wanted: readonly string[],
): Promise<string[]> {
  const names = wanted.map((key) => key.slice(prefix.length))
  const taken: string[] = []
  const folders = new Set<string>()
  for await (const page of pagesOf(client, prefix, true)) {
    taken.push(...page.objects.map(({ key }) => key))
    for (const folder of page.folders) folders.add(folder)
  }
  const chosen = new Set(
    names.flatMap((name) => (name.includes('/') ? [`${prefix}${name.split('/', 1)[0]}/`] : [])),
  )
  for (const folder of chosen)
    if (folders.has(folder))
      for await (const page of pagesOf(client, folder, false))
        taken.push(...page.objects.map(({ key }) => key))
  return taken
}

/** The pages of a listing, read one after the other. */
export async function* pagesOf(client: Pick<S3Client, 'list'>, prefix: string, folded: boolean) {
  let token: string | undefined
  do {
    const page = await client.list(prefix, folded, token)
    yield page
    token = page.next
  } while (token !== undefined)
}
