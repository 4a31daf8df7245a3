import { startDev } from './lib/startDev'

await startDev('npm run studio', true)
