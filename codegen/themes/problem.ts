/** Something wrong in a theme, said so that its author can find it. */
export interface ThemeProblem {
  /** Path below the themes folder: "aldera/theme.json". */
  readonly file: string
  /** Where in the file: "colours.brand". Empty for the file as a whole. */
  readonly key: string
  readonly message: string
}

/** One line per problem: `aldera/theme.json › colours.brand › Invalid color: "blurple"`. */
export const describeProblem = ({ file, key, message }: ThemeProblem): string =>
  [file, key, message].filter((part) => part !== '').join(' › ')
