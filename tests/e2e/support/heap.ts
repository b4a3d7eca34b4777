import type { Page } from 'playwright-core'

/** The strings of a page's heap that contain one of `texts`, after the garbage is collected. */
export async function stringsInHeap(page: Page, texts: readonly string[]): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page)
  const chunks: string[] = []
  cdp.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await cdp.detach()
  const { strings }: { strings: string[] } = JSON.parse(chunks.join(''))
  return strings.filter((each) => texts.some((text) => each.includes(text)))
}
