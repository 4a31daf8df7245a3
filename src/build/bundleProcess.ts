import { answerWith } from './apart'
import { bundle } from './bundle'

answerWith(bundle)
