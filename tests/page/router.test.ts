import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createSiteRouter } from '../../src/page/router'

const PAGE = { header: { attributes: {}, html: '' }, sections: [], footer: { attributes: {}, html: '' } }

test('each address is loaded as it is asked for, with its query, whether the site has it or not', async () => {
  const asked: string[] = []
  const history = createMemoryHistory()
  const load = async (address: string) => {
    asked.push(address)
    return PAGE
  }
  const router = createSiteRouter({ paths: ['/', '/toys/$slug'], load, skip: 'Skip', history })
  for (const path of ['/', '/toys/bear?a=b', '/none/at/all#x', '/']) {
    history.replace(path)
    await router.load()
  }
  expect(asked).toEqual(['/', '/toys/bear?a=b', '/none/at/all', '/'])
  expect(router.state.matches.at(-1)?.loaderData).toBe(PAGE)
})
