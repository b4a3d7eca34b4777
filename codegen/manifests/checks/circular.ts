import { isScalar } from '../../../src/manifest/value'
import type { ManifestContext } from '../context'
import { fieldId } from '../field-id'
import { fieldsOf, formsOf, statesOf } from '../walk'
import { leavesOf } from '../walk-conditions'

/** The circle from `start` back to itself, each name followed by the one it needs; undefined if there is none. */
function circleFrom(
  start: string,
  needs: ReadonlyMap<string, string>,
  around: readonly string[] = [start],
): readonly string[] | undefined {
  const next = needs.get(around.at(-1) ?? start)
  if (next === start) return [...around, start]
  return next === undefined || around.includes(next) ? undefined : circleFrom(start, needs, [...around, next])
}

/** Joins, states, initial values and conditions must not depend on themselves: they would never have a value. */
export function circular(context: ManifestContext): void {
  const report = (at: string, message: string): void => context.report('circular', at, message)
  const check = (
    needs: ReadonlyMap<string, string>,
    placeOf: (name: string) => string,
    cure: string,
  ): void => {
    const known = new Set<string>()
    for (const name of needs.keys()) {
      const circle = known.has(name) ? undefined : circleFrom(name, needs)
      if (!circle) continue
      for (const each of circle) known.add(each)
      report(placeOf(name), `needs itself: ${circle.join(' → ')}; ${cure}`)
    }
  }
  const joins = Object.entries(context.manifest.joins ?? {}).flatMap(([name, join]): [string, string][] => {
    const [, other] = join.take === 'whole' ? [] : (/^\$(\w+)/.exec(join.ours) ?? [])
    return other === undefined ? [] : [[name, other]]
  })
  check(new Map(joins), (name) => `joins.${name}.ours`, 'match one of them by a field of the record.')
  for (const { at, states } of statesOf(context)) {
    if (!('rules' in states)) continue
    for (const [index, { when }] of states.rules.entries())
      for (const { at: place, leaf } of when ? leavesOf(when, `${at}.rules[${index}].when`) : [])
        if ('record' in leaf && leaf.record === '$state')
          report(place, 'reads "$state", which these rules give; name a field of the record.')
  }
  for (const form of formsOf(context)) {
    const fields = fieldsOf(context, form).filter(({ row }) => row === null)
    const places = new Map(fields.map(({ at, field }) => [fieldId(field), at]))
    const starts = fields.flatMap(({ field }): [string, string][] => {
      const { initial } = field
      const isRead =
        initial !== undefined && !Array.isArray(initial) && !isScalar(initial) && 'form' in initial
      return isRead ? [[fieldId(field), initial.form]] : []
    })
    check(new Map(starts), (name) => `${places.get(name) ?? form.at}.initial`, 'give one of them a value.')
    for (const { at, field } of fields)
      for (const { at: place, leaf } of field.when ? leavesOf(field.when, `${at}.when`) : [])
        if ('form' in leaf && leaf.form === fieldId(field))
          report(place, `"${leaf.form}" is asked only while it has a value, so never; name another field.`)
  }
}
