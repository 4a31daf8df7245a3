import { bundle } from './bundle'

const result = await bundle().catch((error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)))
process.send?.(result, () => process.disconnect())
