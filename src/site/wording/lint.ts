import { entry } from './entry'

/** PS5: advice on the content. It never stops a build. */
export const lintWording = {
  unusedShared: entry<{ name: string }>({
    code: 'PS501', severity: 'advice', title: 'A shared section that no page uses',
    what: ({ name }) => `No page uses the shared section "${name}".`,
    todo: ({ name }) => `Use it with { "use": "${name}" }, or delete it.`,
  }),
}
