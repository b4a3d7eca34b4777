import type { CompiledResource } from '../../manifest/compiled'
import { titlesOf } from '../data/title'
import type { Target } from '../jobs/target'

/**
 * What each of several records is called where they stand together: by its name, and where others have the same, with the
 * first of its other titles that no other of them has.
 */
export function toldApart(
  resource: Pick<CompiledResource, 'title' | 'identity'>,
  targets: readonly Target[],
): ReadonlyMap<Target, string> {
  const sharing = new Map<string, Target[]>()
  for (const target of targets) sharing.set(target.name, [...(sharing.get(target.name) ?? []), target])
  return new Map(
    targets.map((target) => {
      const others = (sharing.get(target.name) ?? []).filter((each) => each !== target)
      if (others.length === 0) return [target, target.name]
      const taken = new Set(others.flatMap(({ subject }) => [...titlesOf(resource, subject)]))
      const own = [...titlesOf(resource, target.subject)].find((title) => !taken.has(title))
      return [target, own === undefined ? target.name : `${target.name} · ${own}`]
    }),
  )
}
