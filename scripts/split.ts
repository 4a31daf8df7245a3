import { splitContent } from '../src/authoring/edit/splitContent'
import { splitWords } from '../src/site/diagnostics/wording/splitting'
import { exchangeFiles } from './lib/exchangeFiles'

await exchangeFiles(splitContent, splitWords.split)
