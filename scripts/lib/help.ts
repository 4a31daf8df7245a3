import { helpWords } from '../../src/site/diagnostics/wording/help'
import { say } from './print'

/** The script of "npm run preview" is also a part of "npm start" and has a name of its own. */
const NAMES: Readonly<Record<string, string>> = { serve: 'preview' }

/** What a command does and takes, in place of doing it. */
export function printHelp(script: string): void {
  say(helpWords(NAMES[script] ?? script))
}
