/** A problem of an input. Collected, never thrown, so that all are printed together. */
export interface Problem {
  /** Stable rule id, such as `field-unknown`. */
  id: string
  /** The input file, relative to the project. */
  file: string
  /** Path inside the file: `actions[1].fields[0].at`. */
  path: string
  /** What is wrong and how to fix it. */
  message: string
}

/** A problem as one line: place, rule, message. */
export function formatProblem(problem: Problem): string {
  const place = problem.path === '' ? problem.file : `${problem.file} › ${problem.path}`
  return `${place} › ${problem.id}: ${problem.message}`
}

/** All problems, sorted by place. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems.map(formatProblem).sort().join('\n')
}
