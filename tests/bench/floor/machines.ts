/** The data work of both floors: the same lists, joins, columns, keys and totals as the console's list of machines. */

/** The published locations of the sandbox; a floor knows them, the console reads them from the configuration. */
const locations = [
  { slug: 'tll', name: 'Tallinn' },
  { slug: 'trtu', name: 'Tartu' },
  { slug: 'jhv', name: 'Jõhvi' },
  { slug: 'jkt01', name: 'Jakarta' },
]

/** The displayed members of a machine. */
interface Machine {
  uuid: string
  name: string
  status: string
  vcpu: number
  memory: number
  private_ipv4: string
  os_name: string
  os_version: string
  storage: { size: number }[]
}

interface Address {
  address: string
  assigned_to: string | null
}

interface PriceList {
  currency: string
  prices: {
    location: string | null
    resource_types: { resource_type: string; resource_prices: { price_per_unit_month: number }[] }[]
  }[]
}

/** A machine with the place it runs at. */
export interface Row {
  key: string
  slug: string
  place: string
  machine: Machine
}

/** Data that arrives after the rows: public addresses by machine, and the monthly price. */
export interface Joined {
  addresses: ReadonlyMap<string, string>
  priceOf: (row: Row) => number | undefined
}

export const nothingJoined: Joined = { addresses: new Map(), priceOf: () => undefined }

async function read<T>(path: string): Promise<T> {
  const apikey = localStorage.getItem('console.session') ?? ''
  const response = await fetch(`/v1${path}`, { headers: { apikey }, cache: 'no-store' })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json() as Promise<T>
}

/** Reads the machines of every location at once. */
export async function loadRows(): Promise<Row[]> {
  const parts = await Promise.all(
    locations.map(async ({ slug, name }) => {
      const machines = await read<Machine[]>(`/${slug}/user-resource/vm/list`)
      return machines.map((machine) => ({ key: `${slug}/${machine.uuid}`, slug, place: name, machine }))
    }),
  )
  return parts.flat()
}

/** Reads the data of the address and price columns, once the rows are shown. */
export async function loadJoined(): Promise<Joined> {
  const [prices, ...lists] = await Promise.all([
    read<PriceList[]>('/pricing/list/current'),
    ...locations.map(({ slug }) => read<Address[]>(`/${slug}/network/ip_addresses`)),
  ])
  const addresses = new Map<string, string>()
  for (const { address, assigned_to } of lists.flat()) if (assigned_to) addresses.set(assigned_to, address)
  const priceOfUnit = (type: string, slug: string): number => {
    const places = prices.find((list) => list.currency === 'EUR')?.prices ?? []
    const place = places.find(
      (each) =>
        (each.location ?? slug) === slug &&
        each.resource_types.some((priced) => priced.resource_type === type),
    )
    const priced = place?.resource_types.find((each) => each.resource_type === type)
    return priced?.resource_prices[0]?.price_per_unit_month ?? 0
  }
  const units = new Map(
    locations.map(({ slug }) => [
      slug,
      ['CPU', 'RAM', 'BLOCK_STORAGE'].map((type) => priceOfUnit(type, slug)) as [number, number, number],
    ]),
  )
  return {
    addresses,
    priceOf: ({ slug, machine }) => {
      const [cpu = 0, ram = 0, storage = 0] = units.get(slug) ?? []
      return machine.vcpu * cpu + (machine.memory / 1024) * ram + diskOf(machine) * storage
    },
  }
}

function diskOf(machine: Machine): number {
  return machine.storage.reduce((total, disk) => total + disk.size, 0)
}

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
const euro = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' })

/** A number in the grouping of the page's language. */
export const formatNumber = (value: number): string => plain.format(value)

/** A column: its heading, its text, and its number where it has one. */
export interface Column {
  id: string
  label: string
  end?: boolean
  text: (row: Row, joined: Joined) => string
  number?: (row: Row, joined: Joined) => number
}

export const columns: readonly Column[] = [
  { id: 'name', label: 'Name', text: ({ machine }) => machine.name },
  {
    id: 'status',
    label: 'Status',
    text: ({ machine }) => machine.status.slice(0, 1).toUpperCase() + machine.status.slice(1),
  },
  { id: 'location', label: 'Location', text: (row) => row.place },
  {
    id: 'vcpu',
    label: 'vCPU',
    end: true,
    text: ({ machine }) => plain.format(machine.vcpu),
    number: ({ machine }) => machine.vcpu,
  },
  {
    id: 'memory',
    label: 'Memory',
    end: true,
    text: ({ machine }) => `${plain.format(machine.memory / 1024)} GB`,
    number: ({ machine }) => machine.memory,
  },
  {
    id: 'disk',
    label: 'Disk',
    end: true,
    text: ({ machine }) => `${plain.format(diskOf(machine))} GB`,
    number: ({ machine }) => diskOf(machine),
  },
  {
    id: 'public',
    label: 'Public IPv4',
    text: ({ machine }, joined) => joined.addresses.get(machine.uuid) ?? '—',
  },
  { id: 'private', label: 'Private IP', text: ({ machine }) => machine.private_ipv4 },
  {
    id: 'system',
    label: 'System',
    text: ({ machine }) =>
      `${machine.os_name.slice(0, 1).toUpperCase()}${machine.os_name.slice(1)} ${machine.os_version}`,
  },
  {
    id: 'price',
    label: 'Per month',
    end: true,
    text: (row, joined) => {
      const price = joined.priceOf(row)
      return price === undefined ? '—' : euro.format(price)
    },
    number: (row, joined) => joined.priceOf(row) ?? 0,
  },
]

/** The order of a list: a column, and its direction. */
export interface Sort {
  id: string
  descending: boolean
}

function naturalKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.padStart(12, '0'))
}

/** Orders rows by a column; case and accents do not count, numbers inside a text do. */
export function sortRows(rows: readonly Row[], sort: Sort, joined: Joined): Row[] {
  const column = columns.find((each) => each.id === sort.id)
  if (!column) return [...rows]
  const { number, text } = column
  const sign = sort.descending ? -1 : 1
  return rows
    .map((row, index) => ({ row, index, key: number ? number(row, joined) : naturalKey(text(row, joined)) }))
    .sort((a, b) => (a.key < b.key ? -sign : a.key > b.key ? sign : a.index - b.index))
    .map(({ row }) => row)
}

/** The text the filter looks in, per row. */
export function searchTexts(rows: readonly Row[], joined: Joined): ReadonlyMap<Row, string> {
  return new Map(
    rows.map((row) => {
      const { name, private_ipv4, os_name, os_version, uuid } = row.machine
      const address = joined.addresses.get(uuid) ?? ''
      return [row, `${name}\n${address}\n${private_ipv4}\n${os_name}\n${os_version}\n${uuid}`.toLowerCase()]
    }),
  )
}

/** Rows that have every word that was typed. */
export function filterRows(
  rows: readonly Row[],
  typed: string,
  texts: () => ReadonlyMap<Row, string>,
): readonly Row[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  const known = texts()
  return rows.filter((row) => words.every((word) => known.get(row)?.includes(word)))
}

/** The footer: how many, and what they add up to. */
export function footer(rows: readonly Row[], joined: Joined): string {
  let vcpu = 0
  let memory = 0
  let price = 0
  for (const row of rows) {
    vcpu += row.machine.vcpu
    memory += row.machine.memory
    price += joined.priceOf(row) ?? 0
  }
  return `${plain.format(rows.length)} machines · ${plain.format(vcpu)} vCPU · ${plain.format(memory / 1024)} GB · ${euro.format(price)} per month`
}

/** Height of a row in px. */
export const rowHeight = 44

/** The rows to draw when the first row's top is at `top` px of the viewport. */
export function windowAt(top: number, count: number): { first: number; last: number } {
  const first = Math.max(0, Math.floor(-top / rowHeight) - 4)
  const last = Math.min(count, Math.ceil((innerHeight - top) / rowHeight) + 4)
  return { first: Math.min(first, count), last: Math.max(last, 0) }
}
