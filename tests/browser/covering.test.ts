import { describe, expect, test } from 'vitest'
import { isWhole } from '../lib/extent'
import { covering, dearRoutes, featuresOf } from './covering'
import { fileOf, routesOf } from './visit'

const page = (...sections: string[]) => `<body><header class="bar"></header><main id="main">${sections.join('')}</main><footer class="foot"></footer></body>`
const hero = (settings: string, inner: string) => `<section data-block="hero" data-key="k" ${settings}>${inner}</section>`

test('what a page shows are its blocks with each setting, element and class, whatever the words', () => {
  const found = featuresOf(page(hero('data-ground="dark"', '<h1 class="large wide">One</h1>'), '<section data-block="rule"><hr></section>'))
  expect([...found]).toEqual([
    'hero data-block=hero',
    'hero data-ground=dark',
    'hero <section>',
    'hero <h1>',
    'hero .large',
    'hero .wide',
    'rule data-block=rule',
    'rule <section>',
    'rule <hr>',
  ])
  expect(featuresOf(page(hero('', '<h1>Two</h1>')))).toEqual(featuresOf(page(hero('', '<h1>Other words</h1>'))))
})

test('a page of the same blocks in other words is not among the few, one with a class more is', () => {
  const pages = { '/': hero('', '<p>a</p>'), '/same': hero('', '<p>b</p>'), '/more': hero('', '<p class="large">c</p>'), '/dark': hero('data-ground="dark"', '<p>d</p>') }
  expect(covering(new Map(Object.entries(pages).map(([route, html]) => [route, featuresOf(page(html))])))).toEqual(['/more', '/dark'])
  expect(covering(new Map())).toEqual([])
})

describe.each(['main', 'bakery'] as const)('of the %s site', (site) => {
  test('the few pages show what all of them show', () => {
    const featuresOn = (routes: readonly string[]) => new Set(routes.flatMap((route) => [...featuresOf(fileOf(route, site))]))
    const few = dearRoutes(site)
    expect(featuresOn(few)).toEqual(featuresOn(routesOf(site)))
    expect(featuresOn(few).size).toBeGreaterThan(100)
    if (isWhole) expect(few).toEqual(routesOf(site))
    else expect(few.length).toBeLessThan(routesOf(site).length)
  })
})
