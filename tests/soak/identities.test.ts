import type { BrowserContext, Page } from 'playwright-core'
import { isRecord } from '../../src/lib/is-record'
import { gate, rowOf } from '../e2e/support/acts'
import type { Deployment } from '../e2e/support/deployment'
import { stringsInHeap } from '../e2e/support/heap'
import { signInByKey, signOut } from '../e2e/support/signing'
import { expect, test } from '../e2e/support/test'
import { seconds } from '../run/time-limits'
import { fc } from '../run/seed'

/** Number of times the signed-in user changes. */
const switches = 1000
/** Number of changes between searches of the heap, which the two tabs may share. */
const searched = 100
/** The longest timeout of a call, in seconds. */
const longestTimeout = 60

/** The users who take turns, by API key. */
const people = {
  'demo-customer': 'Kadri Saar',
  'demo-indebted': 'Indrek Pagar',
  'demo-partner': 'Jaan Kask',
  'demo-admin': 'Olev Haldur',
} as const
type Key = keyof typeof people
const keys = Object.keys(people) as Key[]

/** Ways to change the signed-in user. */
const ways = ['form', 'tab', 'storage', 'acting'] as const
type Way = (typeof ways)[number]

const places = ['tll', 'jhv', 'jkt01', 'trtu']
const lists = ['user-resource/vm/list', 'storage/disks', 'network/firewalls', 'network/ip_addresses']
const isList = new RegExp(`${lists.join('|')}$`)
/** Screens that request these lists. */
const screens = ['Compute', 'Disks', 'Network', 'Billing']

/** Names and ids that only one user's lists have, by key. */
async function marksOf({ call }: Pick<Deployment, 'call'>): Promise<Record<Key, string[]>> {
  const seen = await Promise.all(
    keys.map(async (key) => {
      const answers = await Promise.all(
        places.flatMap((place) => lists.map((list) => call('GET', `/${place}/${list}`, undefined, key))),
      )
      const records = answers.flat().filter(isRecord)
      return [
        key,
        records.flatMap(({ uuid, name, display_name: shown }) => [uuid, name, shown].map(String)),
      ] as const
    }),
  )
  const own = ([key, words]: (typeof seen)[number]) => {
    const others = new Set(seen.filter(([other]) => other !== key).flatMap(([, theirs]) => theirs))
    // A plain word may be one of the console too, so only words with a digit are searched for.
    return [key, words.filter((word) => word.length > 8 && /\d/.test(word) && !others.has(word))] as const
  }
  return Object.fromEntries(seen.map(own)) as Record<Key, string[]>
}

/** The API keys of a tab's calls, in order. */
function keysSent(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const key = request.headers()['apikey']
    if (request.url().includes('/v1/') && key !== undefined) sent.push(key)
  })
  return sent
}

/** Everything a tab shows and the browser keeps. */
async function held(page: Page, context: BrowserContext): Promise<string> {
  const kept = await page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    )
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, cached, await indexedDB.databases()])
  })
  return `${await page.content()}${kept}${JSON.stringify(await context.cookies())}`
}

const profile = (page: Page, key: Key) => page.getByRole('button', { name: `Profile: ${people[key]}` })

test(
  '[SESSION-02] 1,000 switches of identity with late answers show and keep nothing of another',
  { timeout: seconds(3600) },
  async ({ visit }) => {
    const [dice] = fc.sample(fc.infiniteStream(fc.nat({ max: 999_999 })), 1)
    const roll = (sides: number): number => Number(dice?.next().value) % sides
    const pick = <Each>(of: readonly Each[]): Each => of[roll(of.length)] as Each
    let switched = gate()
    let waiting = 0
    const { page, context, deployment, open, openTab, pass } = await visit({
      before: ({ intercept }) => {
        intercept(async (request, next) => {
          const answer = await next()
          const lot = roll(10)
          // Some answers arrive after the user has changed; few, as a browser sends at most six requests at once.
          if (lot === 0 && waiting < 2 && isList.test(request.url)) {
            waiting += 1
            await switched.opened
            waiting -= 1
          } else if (lot < 4) await new Promise((later) => setTimeout(later, roll(300)))
          return answer
        })
      },
    })
    const marks = await marksOf(deployment)
    const foreign = (key: Key) => keys.filter((other) => other !== key).flatMap((other) => marks[other])
    expect(marks['demo-customer'].length).toBeGreaterThan(10)
    const other = await openTab('/profile')
    const tabs = [page, other] as const
    const sent = tabs.map(keysSent)
    const done = { form: 0, tab: 0, storage: 0, acting: 0 }
    let now: Key = 'demo-customer'

    const change = async (way: Way, to: Key): Promise<void> => {
      const replaced = page.getByRole('button', { name: 'Reload page' })
      if (way === 'form') {
        await signOut(page)
        await signInByKey(page, to)
      } else if (way === 'tab') {
        await other.reload()
        await profile(other, now).waitFor()
        await signOut(other)
        await signInByKey(other, to)
        await profile(other, to).waitFor()
        await replaced.click()
      } else {
        await page.evaluate((key) => localStorage.setItem('console.session', key), to)
        await page.evaluate(() => dispatchEvent(new Event('focus')))
        await replaced.click()
      }
    }

    /** Acts as the customer for one screen, and comes back. */
    const act = async (): Promise<void> => {
      await open('/profile/access?q=kadri')
      const row = rowOf(page, 'kadri.saar@pohjala.example')
      const accept = row.getByRole('button', { name: 'Accept invitation' })
      const enter = row.getByRole('button', { name: 'Act as' })
      await accept.or(enter).first().waitFor()
      if ((await accept.count()) > 0) await accept.click()
      await enter.click()
      const back = page.getByRole('button', { name: 'Back to your account' })
      await back.waitFor()
      if (roll(2) === 0) {
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compute' }).click()
        await page.getByRole('heading', { name: /^Virtual machines/, level: 1 }).waitFor()
      }
      await back.click()
    }

    for (let count = 1; count <= switches; count += 1) {
      const begun = sent.map((each) => each.length)
      const before: Key = now
      const way: Way = now === 'demo-partner' && roll(2) === 0 ? 'acting' : pick(ways.slice(0, 3))
      const next: Key = way === 'acting' ? now : pick(keys.filter((key) => key !== now))
      if (way === 'acting') await act()
      else await change(way, next)
      done[way] += 1
      await profile(page, next).waitFor()
      now = next
      switched.open()
      switched = gate()
      // Acting sends a key that was made for it.
      if (way !== 'acting')
        for (const [tab, each] of sent.entries()) {
          const calls = each.slice(begun[tab])
          const first = calls.indexOf(next)
          const late = calls.slice(first < 0 ? calls.length : first).filter((key) => key !== next)
          const unknown = calls.filter((key) => key !== before && key !== next)
          expect([...late, ...unknown], `${count}, ${way}, ${before}, ${next}: ${calls}`).toEqual([])
        }
      const text = await held(page, context)
      expect(
        foreign(now).filter((mark) => text.includes(mark)),
        `${count}, ${way}, ${now}`,
      ).toEqual([])
      const main = page.getByRole('navigation', { name: 'Main' })
      if (roll(3) > 0)
        await main
          .getByRole('link', { name: pick(screens), exact: true })
          .first()
          .click()
      if (count % searched === 0) {
        // The clock of the tests keeps the place where a timer was set, with the data read there, until it fires.
        await pass(longestTimeout + 1)
        await expect
          .poll(async () => stringsInHeap(page, foreign(now)), { message: `${count}, ${way}, ${now}` })
          .toEqual([])
      }
    }
    console.log(JSON.stringify(done))
  },
)
