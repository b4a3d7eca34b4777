import { asList, typesOf, type Json } from '../openapi/description'
import { describedFields } from './described-fields'
import { guessState } from './guess-state'
import type { Plan } from './plan'

const titles = ['display_name', 'name', 'title', 'label', 'description', 'address']
const later = /(^|_)(id|uuid)$|^(updated|modified|changed)_at$|^deleted/

/** Whether a value is neither an object nor an array, so that a cell can show it. */
export function isPlain(schema: Json): boolean {
  const types = typesOf(schema)
  return types.length > 0 && !types.includes('object') && !types.includes('array')
}

/** Whether a value is a list or a map of plain values. */
export function isSeveral({ description }: Pick<Plan, 'description'>, schema: Json): boolean {
  const held = schema.items === undefined ? description.entries(schema) : description.concrete(schema.items)
  return held !== undefined && isPlain(held)
}

/** A plain value inside an object of the record: `machine.label`, with the id of its fact. */
export interface Member {
  id: string
  path: string
  schema: Json
}

/** The plain members of the objects inside the record. If a name is taken, the id begins with the object's name. */
export function membersOf(plan: Plan): Member[] {
  const { description, properties } = plan
  const known = new Set(properties.keys())
  return [...properties].flatMap(([name, schema]) => {
    if (!typesOf(schema).includes('object') || isSeveral(plan, schema)) return []
    return [...describedFields(description, schema)].flatMap(([member, inner]): Member[] => {
      if (!isPlain(inner)) return []
      const id = known.has(member) ? `${name}_${member}` : member
      known.add(id)
      return [{ id, path: `${name}.${member}`, schema: inner }]
    })
  })
}

/** Lists and objects that a draft does not show, by their paths; `shown` are the lists that have a table. */
export function unshownParts(
  plan: Plan,
  shown: ReadonlySet<string>,
): { name: string; kind: 'list' | 'object' }[] {
  const { description, properties } = plan
  const isDeep = (schema: Json): boolean =>
    !isPlain(schema) && typesOf(schema).length > 0 && !isSeveral(plan, schema)
  const kindOf = (schema: Json): 'list' | 'object' => (typesOf(schema).includes('array') ? 'list' : 'object')
  return [...properties].flatMap(([name, schema]) => {
    if (!isDeep(schema)) return []
    const kind = kindOf(schema)
    if (kind === 'list' && !shown.has(name)) return [{ name, kind }]
    const holder = kind === 'list' ? `${name}[]` : name
    const inner = describedFields(description, kind === 'list' ? description.concrete(schema.items) : schema)
    if (inner.size === 0) return [{ name, kind }]
    return [...inner].flatMap(([member, each]) =>
      isDeep(each) ? [{ name: `${holder}.${member}`, kind: kindOf(each) }] : [],
    )
  })
}

/** The field that names a record to a person, if there is one. */
export function titleField({ properties }: Plan): string | undefined {
  return titles.find((name) => typesOf(properties.get(name) ?? {}).includes('string'))
}

/** The field whose values are states, if there is one. */
export function stateField({ properties }: Plan): string | undefined {
  return ['status', 'state'].find((name) => asList(properties.get(name)?.enum).length > 0)
}

/** A first meaning for every value of the state field. */
export function draftStates(plan: Plan): object | undefined {
  const field = stateField(plan)
  if (field === undefined) return undefined
  const values = asList(plan.properties.get(field)?.enum).filter((value) => typeof value === 'string')
  return { field, of: Object.fromEntries(values.map((value) => [value, { kind: guessState(value) }])) }
}

/** Fields a cell can show that are neither title nor state nor identity, as the description orders them. */
function others(plan: Plan): string[] {
  const apart = new Set([titleField(plan), stateField(plan), plan.identity])
  return [...plan.properties].flatMap(([name, schema]) => (isPlain(schema) && !apart.has(name) ? [name] : []))
}

/** The lists of objects in the record. */
export function nestedNames(plan: Plan): string[] {
  return [...plan.properties].flatMap(([name, schema]) =>
    typesOf(schema).includes('array') && !isSeveral(plan, schema) ? [name] : [],
  )
}

/** Columns of the list: title, state, location, and at most 5 others, nested lists by their length; the rest is hidden. */
export function draftColumns(plan: Plan): { shown: (string | object)[]; hidden: string[] } {
  const title = titleField(plan)
  const state = stateField(plan)
  const rest = others(plan)
  const first = rest.filter((name) => !later.test(name)).slice(0, 5)
  const end = state === undefined ? first.find((name) => name.endsWith('_at')) : undefined
  const counted = nestedNames(plan)
    .slice(0, Math.max(0, 5 - first.length))
    .map((name) => ({ value: name, cell: 'count' }))
  return {
    shown: [
      ...(title === undefined ? [plan.identity] : [title]),
      ...(state === undefined ? [] : ['$state']),
      ...(plan.scope === 'location' ? ['$location'] : []),
      ...first.map((name) => (name === end ? { value: name, phone: 'end' } : name)),
      ...counted,
    ],
    hidden: [
      ...rest.filter((name) => !first.includes(name)),
      ...(title === undefined ? [] : [plan.identity]),
    ],
  }
}

/** The facts of a record: `main` are its values; `record`, beside them, are state, location, dates and identity. */
export function draftFacts(plan: Plan): { main: (string | object)[]; record: string[] } {
  const several = [...plan.properties].flatMap(([name, schema]) => (isSeveral(plan, schema) ? [name] : []))
  const rest = [...others(plan), ...several]
  const dated = rest.filter((name) => name.endsWith('_at') || later.test(name))
  return {
    main: [
      ...rest.filter((name) => !dated.includes(name)),
      ...membersOf(plan).map(({ id, path }) => (path.endsWith(`.${id}`) ? path : { id, value: path })),
    ],
    record: [
      ...(stateField(plan) === undefined ? [] : ['$state']),
      ...(plan.scope === 'location' ? ['$location'] : []),
      ...dated,
      plan.identity,
    ],
  }
}

/** Fields a search looks in: every text except dates, secrets and enums. */
export function draftSearch(plan: Plan): string[] {
  const texts = [...plan.properties].filter(
    ([name, schema]) =>
      isPlain(schema) &&
      typesOf(schema).includes('string') &&
      schema.format !== 'password' &&
      !name.endsWith('_at') &&
      asList(schema.enum).length === 0,
  )
  const names = texts.map(([name]) => name)
  const title = titleField(plan)
  return title === undefined ? names : [title, ...names.filter((name) => name !== title)]
}
