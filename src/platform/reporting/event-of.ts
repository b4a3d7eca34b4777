import type { Breadcrumb, Event, StackFrame } from '@sentry/browser'
import { isApiError } from '../../api/errors'
import { isRecord } from '../../lib/is-record'
import type { Crumb, Incident } from './incident'
import { createScrubber } from './scrub'

/** Reads the frames of a stack, such as Sentry's `defaultStackParser`. */
export type ParseStack = (stack: string) => StackFrame[]

const seconds = (milliseconds: number): number => milliseconds / 1000

/** How many errors that caused each other are reported. */
const mostCauses = 5

/** An error and what caused it, the cause last. */
function chainOf(error: unknown, causes = mostCauses): Error[] {
  if (!(error instanceof Error) || causes === 0) return []
  return [error, ...chainOf(error.cause, causes - 1)]
}

/** Facts about a failed call; its message is that of the exception. */
function callFacts(error: unknown): Record<string, unknown> {
  if (!isApiError(error)) return {}
  const { kind, status, correlationId, fields, unsent } = error
  return { kind, status, correlationId, fields: fields.map(({ field }) => field), unsent }
}

/** JSON's own messages quote what could not be read. */
const withoutQuoted = (name: string, message: string): string =>
  name === 'SyntaxError' ? message.replace(/".*"|'.*'/gs, '"…"') : message

/**
 * The event of an incident, made of an allow-list: name, message, stack and causes of what was thrown, the pattern of the
 * page, tags, details, breadcrumbs; all scrubbed. It holds no address, no storage, no header and no user.
 */
export function eventOf(incident: Incident, parseStack: ParseStack): Event {
  const { at, source, name, message, error, detail, hidden, place, crumbs } = incident
  const scrubber = createScrubber([...hidden, place.hidden])
  const texts = (record: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, scrubber.text(value)]))
  const contexts = scrubber.value({ ...callFacts(error), ...detail })
  const chain = chainOf(error)
  const exceptions =
    chain.length > 0
      ? chain.map((each) => ({ name: each.name, message: each.message, stack: each.stack ?? '' }))
      : [{ name, message, stack: '' }]
  return {
    timestamp: seconds(at),
    level: source === 'console' ? 'warning' : 'error',
    transaction: place.page,
    tags: texts({ ...place.tags, source }),
    contexts: { detail: isRecord(contexts) ? contexts : {} },
    breadcrumbs: crumbs.map((crumb) => breadcrumb(crumb, scrubber.text)),
    exception: {
      // Sentry wants the cause first.
      values: exceptions.reverse().map((each) => ({
        type: scrubber.text(each.name),
        value: scrubber.text(withoutQuoted(each.name, each.message)),
        mechanism: { type: source, handled: source !== 'window' && source !== 'rejection' },
        stacktrace: { frames: parseStack(each.stack).map((frame) => cleanFrame(frame, scrubber.text)) },
      })),
    },
  }
}

function cleanFrame(
  { filename = '', function: name = '', lineno, colno }: StackFrame,
  clean: (text: string) => string,
): StackFrame {
  return {
    filename: clean(filename),
    function: clean(name),
    ...(lineno === undefined ? {} : { lineno }),
    ...(colno === undefined ? {} : { colno }),
    in_app: true,
  }
}

function breadcrumb({ at, kind, text, status }: Crumb, clean: (text: string) => string): Breadcrumb {
  return {
    timestamp: seconds(at),
    category: kind,
    message: clean(text),
    ...(status === undefined ? {} : { data: { status } }),
  }
}
