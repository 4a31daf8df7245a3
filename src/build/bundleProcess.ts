import { answerWith } from './runInChild'
import { bundle } from './bundle'

answerWith(bundle)
