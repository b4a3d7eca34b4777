import { parseArgs } from 'node:util'

/** An error the operator has to correct; the message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Options of the command line. */
export interface GatewayFlags {
  readonly host: string
  readonly port: number
  /** Origin of the platform's API. */
  readonly platform: string
  readonly apiPrefix: string
  readonly origins: readonly string[]
  readonly path: string
  readonly allowed: readonly string[]
  /** Host and port of serial consoles, with `{uuid}` and perhaps `{location}` of the machine. */
  readonly serial: { readonly host: string; readonly port: number } | undefined
}

/** The flags with their meaning, in the order of the help. */
export const flagHelp: readonly (readonly [flag: string, meaning: string])[] = [
  ['--platform URL', "origin of the platform's API, such as https://api.example.com"],
  ['--origin URL', 'origin of a console; its own host counts without; may be repeated'],
  ['--port N, --host NAME', 'where to listen; 8090 on 127.0.0.1 when left out'],
  ['--path PATH', 'path of the web socket; /terminal-gateway when left out'],
  ['--prefix PATH', 'what stands before /v1, there and here; nothing when left out'],
  ['--allow RANGE', 'private addresses it may connect to, such as 10.20.0.0/16; may be repeated'],
  [
    '--serial HOST:PORT',
    'serial consoles by TCP, with {uuid}, {location}, such as {uuid}.consoles.internal:7000',
  ],
  ['--help', 'this text'],
]

/**
 * Reads the command line; 'help' for `--help`.
 * @throws UsageError
 */
export function readFlags(args: readonly string[]): GatewayFlags | 'help' {
  const flags = parse(args)
  if (flags.help === true) return 'help'
  const platform = flags.platform ?? ''
  if (!URL.canParse(platform))
    throw new UsageError('--platform takes an address, like https://api.example.com.')
  const port = Number(flags.port ?? 8090)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--port takes a number from 0 to 65535, not "${flags.port}".`)
  const origins = (flags.origin ?? []).map((each) => {
    if (URL.canParse(each) && new URL(each).origin === each) return each
    throw new UsageError(`--origin takes an origin, like https://console.example.com, not "${each}".`)
  })
  return {
    host: flags.host ?? '127.0.0.1',
    port,
    platform: new URL(platform).origin,
    apiPrefix: flags.prefix ?? '',
    origins,
    path: flags.path ?? '/terminal-gateway',
    allowed: flags.allow ?? [],
    serial: serialOf(flags.serial),
  }
}

function serialOf(text: string | undefined): GatewayFlags['serial'] {
  if (text === undefined) return undefined
  const [, host = '', port = ''] = /^([\w.{}-]+):(\d+)$/.exec(text) ?? []
  const isRight = host.includes('{uuid}') && Number(port) > 0 && Number(port) <= 65_535
  if (isRight) return { host, port: Number(port) }
  throw new UsageError(
    `--serial takes a host with {uuid} and a port, like {uuid}.consoles.internal:7000, not "${text}".`,
  )
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        platform: { type: 'string' },
        origin: { type: 'string', multiple: true },
        port: { type: 'string' },
        host: { type: 'string' },
        path: { type: 'string' },
        prefix: { type: 'string' },
        allow: { type: 'string', multiple: true },
        serial: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
    return values
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message : String(error)} The flags are listed by --help.`,
    )
  }
}
