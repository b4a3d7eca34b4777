import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunnerTestCase } from 'vitest'
import type { Deployment } from './deployment'
import type { Visitor } from './visitor'

const folder = 'tests/results/failures'
/** Number of calls to keep from before a failure. */
const lastCalls = 10

/** Keeps traces of a failure for its analysis: a picture of every tab, the last calls, and what was never answered. */
export async function keepTraces(
  task: Readonly<RunnerTestCase>,
  visitors: readonly Visitor[],
  deployments: readonly Deployment[],
): Promise<void> {
  const at = join(folder, `${fileName(task.name)}-${(task.result?.retryCount ?? 0) + 1}`)
  await mkdir(folder, { recursive: true })
  const pages = visitors.flatMap(({ context }) => context.pages())
  await Promise.all(
    pages.map((page, index) =>
      // A page that no longer answers has no picture, and the failure is reported all the same.
      page.screenshot({ path: `${at}-${index + 1}.png`, timeout: 5000 }).catch(() => undefined),
    ),
  )
  const calls = deployments.flatMap(({ sandbox }) =>
    sandbox.control
      .requests()
      .slice(-lastCalls)
      .map(({ method, path, status }) => `${status} ${method} ${path}`),
  )
  const waiting = visitors.flatMap(({ unanswered }) =>
    [...unanswered].map((request) => `unanswered ${request.method()} ${request.url()}`),
  )
  const addresses = pages.map((page, index) => `${index + 1}: ${page.url()}`)
  await writeFile(`${at}.txt`, `${[task.name, ...addresses, ...calls, ...waiting].join('\n')}\n`)
}

const fileName = (title: string): string =>
  title
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 100)
