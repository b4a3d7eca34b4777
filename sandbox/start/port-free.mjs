import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { Failure } from './failure.mjs'

/**
 * Looks before anything long, or anything in use, whether the port can be had at all. The server itself is the judge in the
 * end; whatever else is wrong with the flags, it says.
 * @throws Failure when another process listens there
 */
export async function checkPortFree(args) {
  const options = { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean' } }
  const { values } = parseArgs({ args, options, strict: false })
  if (values.help) return
  const host = String(values.host ?? process.env.HOST ?? '127.0.0.1')
  const port = Number(values.port ?? process.env.PORT ?? 8080)
  const isTaken = await new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE'))
    if (!(port >= 0 && port < 65_536)) return resolve(false)
    probe.listen(port, host, () => probe.close(() => resolve(false)))
  })
  if (isTaken) throw new Failure(`Port ${port} on ${host} is taken; choose another with PORT or --port.`)
}
