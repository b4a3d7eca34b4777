/** `npm run build:client` writes the client package to `dist/client`, or to the given folder. */
import { config } from '../../console.config'
import { writeFiles } from '../output'
import { clientPackage } from './client-package'

const { 2: folder = 'dist/client' } = process.argv
const files = clientPackage(config)
writeFiles(folder, files)
console.log(`${config.clientPackage}: ${files.size} files in ${folder}`)
