import { inSentence } from '../../src/lib/in-sentence'
import type { DescribedOperation, Json } from '../openapi/description'
import { describedFields } from './described-fields'
import { fieldHelp, fieldLabel } from './field-words'
import { takenBy } from './form-parts'
import { namesOfType, parted, participle } from './names-of-type'
import type { NestedList } from './nested-parts'
import type { Plan } from './plan'
import { draftSearch, membersOf } from './record-parts'
import { gist, label, sentenceCase } from './words'

const settled: Readonly<Record<string, string>> = {
  'tabs.overview': 'Overview',
  'facts.record': 'Record',
  'sections.details': 'Details',
  'sections.danger': 'Danger zone',
  'sections.where': 'Location',
  'sections.general': 'General',
  'fields.location': 'Location',
  'fields.state': 'Status',
}

/** Groups of texts in the order of the other types' files. */
const groups = [
  'one',
  'many',
  'counted_one',
  'counted_other',
  'filter',
  'empty',
  'fields',
  'help',
  'options',
  'states',
  'facts',
  'tabs',
  'sections',
  'nothing',
  'actions',
  'create',
]

/** English texts for all keys of the type: from summaries and descriptions, and the labels of other types. */
export function draftTexts(
  plan: Plan,
  lists: readonly NestedList[],
  keys: Iterable<string>,
  known: ReadonlyMap<string, string>,
): Json {
  const texts: Json = Object.fromEntries(groups.map((group) => [group, undefined]))
  const say = writer(plan, lists, known)
  const inOrder = [...keys].sort((one, other) => partOf(one) - partOf(other))
  for (const key of inOrder) {
    if (key === 'counted') {
      put(texts, 'counted_one', say('counted_one'))
      put(texts, 'counted_other', say('counted_other'))
    } else put(texts, key, say(key))
  }
  return texts
}

/** Parts of an action's texts in the order they are shown; other texts keep their order. */
const parts = ['label', 'title', 'text', 'button', 'done', 'note']

function partOf(key: string): number {
  return key.startsWith('actions.') ? parts.indexOf(key.split('.').at(-1) ?? '') : -1
}

function put(texts: Json, key: string, text: string): void {
  const [name = '', ...rest] = key.split('.')
  if (rest.length === 0) {
    texts[name] = text
    return
  }
  const inner: Json = { ...(typeof texts[name] === 'object' ? texts[name] : {}) }
  put(inner, rest.join('.'), text)
  texts[name] = inner
}

/** Schemas by the id of a value on the page or in a form: members of the record, of its calls, and of elements inside them. */
function schemasById(plan: Plan, lists: readonly NestedList[]): ReadonlyMap<string, Json> {
  const { calls, properties, description } = plan
  const taken = [calls.create, calls.update, ...lists.flatMap((list) => [...list.calls.values()])]
    .flatMap((call) => (call ? [...takenBy(plan, call)] : []))
    .flatMap(([name, schema]): [string, Json][] => [
      [name, schema],
      ...describedFields(description, description.concrete(schema.items)),
    ])
  return new Map([
    ...lists.flatMap(({ fields }) => [...fields]),
    ...taken,
    ...membersOf(plan).map(({ id, schema }): [string, Json] => [id, schema]),
    ...properties,
  ])
}

/** Maximum names in the label of the filter, as for other types. */
const mostSearched = 3

const inWords = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)

function writer(
  plan: Plan,
  lists: readonly NestedList[],
  known: ReadonlyMap<string, string>,
): (key: string) => string {
  const { calls, type } = plan
  const { one, many } = namesOfType(type, calls.list, [calls.create, calls.delete, calls.update, calls.get])
  const noun = inSentence(one, 'en')
  const nouns = inSentence(many, 'en')
  const create = calls.create && parted(calls.create)
  const created = create ? `${create.verb} ${noun}` : `Create ${noun}`
  const schemas = schemasById(plan, lists)
  const taken = calls.create ? takenBy(plan, calls.create) : new Map<string, Json>()
  const nested = new Map(lists.flatMap((list) => [...list.calls]))
  const field = (name: string): string => fieldLabel(name, schemas.get(name) ?? {}, known)
  const searched = draftSearch(plan)
    .toSorted((one, other) => Number(one === plan.identity) - Number(other === plan.identity))
    .slice(0, mostSearched)
    .map((name) => inSentence(field(name), 'en'))
  const whole: Readonly<Record<string, string>> = {
    ...settled,
    one,
    many,
    counted_one: `{{count}} ${noun}`,
    counted_other: `{{count}} ${nouns}`,
    filter: `Filter by ${searched.length === 0 ? 'text' : inWords(searched)}`,
    'empty.title': calls.create ? `${create?.verb ?? 'Create'} your first ${noun}` : `No ${nouns}`,
    'empty.text':
      gist(plan.description.schema(plan.schemaName)?.description) ||
      (calls.create
        ? `${many} that you ${create?.verb.toLowerCase() ?? 'create'} appear here.`
        : `${many} appear here as soon as there are any.`),
    'create.title': created,
    'create.button': created,
    'create.done': `{{name}} ${participle(create?.verb ?? 'Create')}`,
  }
  return (key) => {
    const text = whole[key]
    if (text !== undefined) return text
    const [group = '', id = '', part = ''] = key.split('.')
    if (group === 'fields') return field(id)
    if (group === 'help') return fieldHelp(taken.get(id) ?? {}) ?? field(id)
    if (group === 'nothing') return `No ${inSentence(label(id), 'en')}`
    if (group === 'actions') {
      const call = nested.get(id)
      return call ? nestedText(call, part) : actionText(plan, id, part, one)
    }
    return label(part === '' ? id : part)
  }
}

/** Texts of a call about an element, by its summary: "Add rule", "Rule added". */
function nestedText(call: DescribedOperation, part: string): string {
  const { verb, thing } = parted(call)
  const summary = `${verb} ${inSentence(thing, 'en')}`
  const asks = call.method === 'DELETE'
  switch (part) {
    case 'label':
      return `${asks ? verb : summary}…`
    case 'title':
      return asks ? `${summary} {{name}}?` : summary
    case 'text':
      return gist(call.definition.description) || 'This cannot be undone.'
    case 'done':
      return `${thing} ${participle(verb)}`
    default:
      return summary
  }
}

function actionText({ calls }: Plan, id: string, part: string, one: string): string {
  const call = id === 'delete' ? calls.delete : calls.update
  const { verb } = call ? parted(call) : { verb: sentenceCase(id) }
  const noun = inSentence(one, 'en')
  const gone = id === 'delete'
  switch (part) {
    case 'label':
      return `${verb}…`
    case 'title':
      return gone ? `${verb} {{name}}?` : `${verb} {{name}}`
    case 'text':
      return 'This cannot be undone.'
    case 'button':
      return gone ? `${verb} ${noun}` : id === 'rename' ? 'Save name' : 'Save changes'
    case 'done':
      return gone ? `{{name}} ${participle(verb)}` : 'Details updated'
    default:
      return gist(call?.definition.description) || `${verb} ${noun}`
  }
}
