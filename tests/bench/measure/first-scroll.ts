import type { Browser } from 'playwright-core'
import { firstRow, listPath, openVisit } from '../browser'
import { median, type Figure } from '../figures'
import { scroll } from './scale'

/** Scrolls a list of 100 from its first row, while the console still prepares in the background. */
export async function measureFirstScroll(browser: Browser, origin: string, runs: number): Promise<Figure[]> {
  const dropped: number[] = []
  // The first visit warms the server.
  for (let run = 0; run <= runs; run += 1) {
    const visit = await openVisit(browser, origin)
    await visit.goto(listPath.ours)
    await firstRow(visit.page)
    const taken = await scroll(visit, 36)
    if (run > 0) dropped.push(taken.dropped)
    await visit.close()
  }
  return [
    {
      id: 'P16',
      what: 'scroll right after the first row, 100 rows: dropped frames of 120',
      unit: '',
      ours: median(dropped),
      must: { value: 3 },
      reach: { value: 0 },
    },
  ]
}
