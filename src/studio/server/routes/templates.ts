import { pageTemplates } from '../../../authoring/sites/pageTemplates'
import { found } from '../reply'
import type { Route } from '../route'

/** What a new page can begin as, beside nothing and a copy of another. */
export const templates: Route = { method: 'GET', answer: ({ states }) => found(pageTemplates(states.last()?.value)) }
