import { lineFinder } from './theme-lines'

/** A problem of a theme. */
export interface ThemeProblem {
  /** Path in the themes folder, with the line if there is one: "aldera/theme.json:9". */
  readonly file: string
  /** Path in the file: "colours.brand". Empty for the whole file. */
  readonly key: string
  readonly message: string
}

/** Problems of one JSON file with the lines of their keys. */
export function withLines(problems: readonly ThemeProblem[], text: string): ThemeProblem[] {
  if (problems.length === 0) return []
  const lineOf = lineFinder(text)
  return problems.map((problem) => {
    const line = lineOf(problem.key)
    return line === undefined ? problem : { ...problem, file: `${problem.file}:${line}` }
  })
}

/** One line per problem: `aldera/theme.json:9 › colours.brand › Invalid color: "blurple"`. */
export const describeProblem = ({ file, key, message }: ThemeProblem): string =>
  [file, key, message].filter((part) => part !== '').join(' › ')
