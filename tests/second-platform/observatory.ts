/** A telescope of the observatory. */
interface Telescope {
  telescope_id: string
  label: string
  /** Millimetres. */
  mirror: number
  labels: Readonly<Record<string, string>>
  condition: 'ready' | 'drifted'
}

interface Observation {
  observation_id: string
  target: string
  telescope_id: string
  /** Seconds. */
  exposure: number
  companions?: readonly string[]
  bands?: readonly string[]
  hours?: readonly number[]
  begins?: string
  until?: string
  report?: string
}

/** A task that ends after it was read twice. */
interface Task {
  id: string
  looks: number
  end: () => { problem: string } | { result: Observation | null }
}

/** A call the observatory received. */
export interface Received {
  method: string
  path: string
  after: string | null
  /** Query parameter `limit`. */
  limit: string | null
  contentType: string | null
  body: unknown
}

/** The platform of the second console, in memory. */
export interface Observatory {
  fetch: (request: Request) => Promise<Response>
  /** Every call so far, oldest first. */
  received: readonly Received[]
}

const base = '/observatory/api'
/** Records of a page without `limit`. */
const pageSize = 4
export const key = 'night-owl'

const json = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
const refusal = (status: number, detail: string): Response => json(status, { problem: { detail } })

/** The page of a list after the record its cursor names. */
function page<T>(items: readonly T[], idOf: (item: T) => string, query: URLSearchParams): Response {
  const after = query.get('after')
  const size = Number(query.get('limit') ?? pageSize)
  const first = after === null ? 0 : items.findIndex((item) => idOf(item) === after) + 1
  const data = items.slice(first, first + size)
  const last = data.at(-1)
  const more = first + size < items.length
  return json(200, { data, page: { next: more && last !== undefined ? idOf(last) : null } })
}

function isPlan(body: unknown): body is Omit<Observation, 'observation_id'> {
  if (typeof body !== 'object' || body === null) return false
  const { target, telescope_id, exposure } = body as Record<string, unknown>
  return typeof target === 'string' && typeof telescope_id === 'string' && typeof exposure === 'number'
}

/** Opens an observatory with 25 telescopes, `scope-01` to `scope-25`, of which the last has drifted. */
export function openObservatory(): Observatory {
  const telescopes = Array.from({ length: 25 }, (_, index): Telescope => {
    const number = String(index + 1).padStart(2, '0')
    return {
      telescope_id: `t-${number}`,
      label: `scope-${number}`,
      mirror: 200 + index * 10,
      labels: { site: index % 2 === 0 ? 'Tartu' : 'Dorpat' },
      condition: index === 24 ? 'drifted' : 'ready',
    }
  })
  const observations: Observation[] = [
    { observation_id: 'o-1', target: 'Andromeda', telescope_id: 't-03', exposure: 600 },
  ]
  const tasks = new Map<string, Task>()
  const received: Received[] = []
  /** Starts a task, announced with this status in the answer. */
  const begin = (end: Task['end'], status: number, beside: object = {}): Response => {
    const id = `task-${tasks.size + 1}`
    tasks.set(id, { id, looks: 0, end })
    return json(status, { ...beside, task: { id, status: 'queued' } })
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.slice(base.length)
    const text = await request.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    received.push({
      method: request.method,
      path,
      after: searchParams.get('after'),
      limit: searchParams.get('limit'),
      contentType: request.headers.get('content-type'),
      body,
    })
    const [, kind, id, more] = path.split('/')
    if (path === '/settings')
      return json(200, { siteName: 'Observatory', siteCurrency: 'EUR', skyOpen: true, locations: [] })
    if (request.headers.get('authorization') !== `Bearer ${key}`) return refusal(401, 'No such key')
    const telescope = telescopes.find(({ telescope_id }) => telescope_id === id)
    switch (
      `${request.method} ${kind}${id === undefined ? '' : '/id'}${more === undefined ? '' : `/${more}`}`
    ) {
      case 'GET me':
        return json(200, { data: { id: 'a-1', name: 'Tycho' } })
      case 'GET telescopes':
        return page(telescopes, ({ telescope_id }) => telescope_id, searchParams)
      case 'GET telescopes/id':
        return telescope ? json(200, { data: telescope }) : refusal(404, 'No such telescope')
      case 'PATCH telescopes/id': {
        if (!telescope) return refusal(404, 'No such telescope')
        const { label, labels } = body as Partial<Pick<Telescope, 'label' | 'labels'>>
        if (telescopes.some((other) => other !== telescope && other.label === label))
          return refusal(409, `There is another ${label}`)
        if (label !== undefined) telescope.label = label
        if (labels) telescope.labels = labels
        return json(200, { data: telescope })
      }
      case 'POST telescopes/id/calibrations':
        return begin(
          () => {
            if (telescope?.condition !== 'drifted') return { problem: 'There is nothing to calibrate' }
            telescope.condition = 'ready'
            return { result: null }
          },
          200,
          { data: telescope },
        )
      case 'GET observations':
        return page(observations, ({ observation_id }) => observation_id, searchParams)
      case 'POST observations':
        if (!isPlan(body)) return refusal(422, 'Not a plan')
        if (body.target === 'Sun')
          return json(422, {
            problem: {
              detail: 'This plan cannot be carried out',
              fields: [
                { pointer: '#/target', messages: ['The Sun is too bright.', 'Choose a star of the night.'] },
              ],
            },
          })
        return begin(() => {
          const made = { observation_id: `o-${observations.length + 1}`, ...body }
          observations.push(made)
          return { result: made }
        }, 201)
      case 'DELETE observations/id':
        observations.splice(
          observations.findIndex(({ observation_id }) => observation_id === id),
          1,
        )
        return new Response(null, { status: 204 })
      case 'GET tasks/id': {
        const task = tasks.get(id ?? '')
        if (!task) return refusal(404, 'No such task')
        task.looks += 1
        if (task.looks < 2) return json(200, { task: { id, status: 'running' } })
        const ended = task.end()
        return json(200, { task: { id, status: 'problem' in ended ? 'failed' : 'succeeded', ...ended } })
      }
      default:
        return refusal(404, 'No such call')
    }
  }
  return { fetch: answer, received }
}
