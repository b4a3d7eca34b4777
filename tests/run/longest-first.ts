import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** Seconds that files took when they were last measured; files that are not named are short. */
const durations = JSON.parse(readFileSync(new URL('durations.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, number>
>

const secondsOf = ({ moduleId }: TestSpecification): number => durations[relative('.', moduleId)] ?? 0

/** Runs the files that take longest first, so that all workers are busy to the end, also on a first run. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) =>
      one.project.name === other.project.name ? secondsOf(other) - secondsOf(one) : 0,
    )
  }
}
