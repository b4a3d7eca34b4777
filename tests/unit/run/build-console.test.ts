import { afterEach, expect, it, vi } from 'vitest'
import type { TestProject } from 'vitest/node'
import { setup } from '../../e2e/support/build-console'

afterEach(() => vi.unstubAllEnvs())

it('the browser tests take the console that the run has built', async () => {
  vi.stubEnv('CHROME_PATH', process.execPath)
  vi.stubEnv('E2E_CONSOLE', 'dist/console')
  const provide = vi.fn()
  await setup({ provide } as unknown as TestProject)
  expect(provide).toHaveBeenCalledWith('consoleFolder', 'dist/console')
})
