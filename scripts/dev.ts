import { startDev } from './lib/startDev'

await startDev('npm run dev', false)
