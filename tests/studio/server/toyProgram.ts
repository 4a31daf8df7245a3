import type { Program } from '../../../src/studio/server/program'

/** What stands for the Studio's own program, which takes a second to make. */
export const TOY_PROGRAM: Program = { files: new Map([['main-1.js', 'let it = 1']]), script: 'main-1.js', styles: ['main-1.css'], sources: new Set() }
