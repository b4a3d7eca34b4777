/** Values an answer may have in place of a correct one. */
const strange: readonly unknown[] = [null, '5', 'x', '', 5, -1, 1e300, true, {}, [], [null], ['x']]

type Path = readonly (string | number)[]

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([name, each]) => pathsOf(each, [...at, name]))]
}

function changed(value: unknown, [name, ...rest]: Path, to: unknown): unknown {
  if (name === undefined) return to
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...Object(value) }) as Record<
    string,
    unknown
  >
  if (rest.length === 0 && to === undefined) delete copy[name]
  else copy[name] = changed(copy[name], rest, to)
  return copy
}

/** Every mutant of a value with one member missing or replaced. */
export function mutantsOf(value: unknown): unknown[] {
  return pathsOf(value).flatMap((path) => [undefined, ...strange].map((to) => changed(value, path, to)))
}
