/** Something wrong with an input, found while generating. Collected, never thrown, so that all are printed at once. */
export interface Problem {
  /** Stable id of the rule, such as `field-unknown`. */
  id: string
  /** The input file, relative to the project. */
  file: string
  /** The place inside the file: `actions[1].input[0].at`. */
  path: string
  /** What is wrong and what to do. */
  message: string
}

/** One line a developer can act on: place, rule, what is wrong. */
export function formatProblem(problem: Problem): string {
  const place = problem.path === '' ? problem.file : `${problem.file} › ${problem.path}`
  return `${place} › ${problem.id}: ${problem.message}`
}

/** All problems, sorted by place. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems.map(formatProblem).sort().join('\n')
}
