import { inject, test as base } from 'vitest'
import type { SandboxOptions } from '../../../sandbox/create-sandbox'
import { deploy, type Deployment } from './deployment'
import { keepTraces } from './failure-traces'
import { leaksIn } from './secrets'
import { visitor, type Visitor, type VisitorOptions } from './visitor'
import { workerBrowser, type WorkerBrowser } from './worker-browser'

export { describe, expect } from 'vitest'

/** A visitor and the deployment that is visited. */
export interface Visit extends Visitor {
  readonly deployment: Deployment
  /** Another person with another browser, at the same deployment. */
  readonly meanwhile: (options: VisitorOptions) => Promise<Visitor>
}

export interface Fixtures {
  /** The browser of a worker, for one test after the other. */
  browser: WorkerBrowser
  /** Deploys the console and visits it. Everything is closed after the test, which fails when something was wrong. */
  visit: (
    options?: VisitorOptions & {
      sandbox?: SandboxOptions
      standIns?: boolean
      before?: (deployment: Deployment) => unknown
    },
  ) => Promise<Visit>
}

/** A test that visits the console with a browser. */
export const test = base.extend<Fixtures>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- the framework reads the pattern
    async ({}, use) => {
      const browser = workerBrowser(inject('chromium'))
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, task, onTestFinished }, use) => {
    const deployments: Deployment[] = []
    const visitors: Visitor[] = []
    // An error of a fixture's own end would be thrown again by every retry (@vitest/runner calls it anew).
    onTestFinished(async () => {
      const violations = deployments.flatMap((each) => each.violations)
      const problems = [...visitors.flatMap((each) => each.problems), ...violations]
      const failed = task.result?.state === 'fail'
      if (failed) await keepTraces(task, visitors, deployments)
      for (const each of visitors) await each.close()
      const sent = deployments.flatMap(({ sandbox }) => sandbox.reports.taken().map(({ body }) => body))
      problems.push(
        ...leaksIn(
          sent,
          visitors.flatMap(({ secrets }) => [...secrets]),
        ),
      )
      for (const each of deployments) await each.stop()
      // A retry must not meet what the failure left.
      if (failed || problems.length > 0) await browser.close()
      if (problems.length > 0) throw new Error(`In the browser:\n${problems.join('\n')}`)
    })
    await use(async ({ sandbox, standIns, before, ...options } = {}) => {
      const deployment = await deploy(inject('consoleFolder'), sandbox, inject('prism'), standIns)
      deployments.push(deployment)
      await before?.(deployment)
      const meanwhile = async (more: VisitorOptions): Promise<Visitor> => {
        const other = await visitor(await browser.get(), deployment, more)
        visitors.push(other)
        return other
      }
      return { ...(await meanwhile(options)), deployment, meanwhile }
    })
  },
})
