import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'
import type { TestResult } from './results'

/** The environment variable that names the file of results. */
export const resultsVariable = 'TEST_RESULTS'

/**
 * Writes the result of each test into the file that TEST_RESULTS names, with its number of runs and first failure. Any other
 * error of a run is written as a failed test without a file.
 */
export default class ResultsReporter implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly { message: string; stack?: string }[],
  ): void {
    const file = process.env[resultsVariable]
    if (file === undefined) return
    const results = [...modules.flatMap(resultsOf), ...unhandled.map(strayFailure)]
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(results))
  }
}

function resultsOf(module: TestModule): TestResult[] {
  const file = relative('.', module.moduleId)
  const broken = [module, ...module.children.allSuites()].flatMap((each) =>
    each.errors().map((error) => ({
      ...{ title: `${titleOf(each)} did not load`.trim(), file, status: 'failed' as const },
      ...{ seconds: 0, runs: 1, messages: [textOf(error)] },
    })),
  )
  return [...broken, ...[...module.children.allTests()].map((test) => resultOf(test, file))]
}

function resultOf(test: TestCase, file: string): TestResult {
  const { state, errors = [] } = test.result()
  const { duration = 0, retryCount = 0 } = test.diagnostic() ?? {}
  const { needs } = test.meta()
  return {
    ...{ title: titleOf(test), file, status: state === 'pending' ? 'skipped' : state },
    ...{ seconds: duration / 1000, runs: retryCount + 1, messages: errors.map(textOf) },
    ...(needs && { needs }),
    ...(state === 'skipped' && test.tags.includes('wide') && { wide: true as const }),
  }
}

const strayFailure = (error: { message: string; stack?: string }): TestResult => ({
  ...{ title: 'outside of every test', file: '', status: 'failed' },
  ...{ seconds: 0, runs: 1, messages: [textOf(error)] },
})

const textOf = ({ message, stack }: { message: string; stack?: string }): string =>
  stack?.includes(message) ? stack : [message, stack].filter(Boolean).join('\n')

/** The titles from the outermost suite to this one, as `vitest -t` reads them. */
function titleOf(task: TestCase | TestSuite | TestModule): string {
  if (task.type === 'module') return ''
  return `${titleOf(task.parent)} ${task.name}`.trim()
}
