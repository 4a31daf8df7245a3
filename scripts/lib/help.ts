import { helpWords } from '../../src/site/diagnostics/wording/help'
import { say } from './print'

/** Scripts whose names are not those of their commands. */
const NAMES: Readonly<Record<string, string>> = { serve: 'preview', testFast: 'test:fast' }

/** What a command does and takes, in place of doing it. */
export function printHelp(script: string): void {
  say(helpWords(NAMES[script] ?? script))
}
