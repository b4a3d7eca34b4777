/** `npm run mock`: the examples of the API description, served by Prism. PORT and HOST choose where. */
import { startMock } from './prism'

const place = { host: process.env['HOST'] ?? '127.0.0.1', port: Number(process.env['PORT'] ?? 4010) }
const mock = await startMock(place)
console.log(`Examples of the API description, any key: ${mock.origin}/v1/config/locations`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void mock.stop())
await mock.ended
