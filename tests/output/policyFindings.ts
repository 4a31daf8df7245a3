import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

/** What browsers find wrong with a policy, from 10 (high) to 100 (none). */
export const findingsIn = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate()
/** What is below this is grave. */
export const GRAVE = 50
