import { readFileSync } from 'node:fs'

const ROOMS = ['Great Hall', 'Library', 'Workshop', 'Garden Room']
const LEVELS = ['Beginner', 'Intermediate', 'Advanced']
const TOPICS = ['Databases', 'Design', 'Networks', 'Teaching', 'Tools']
const SUBJECTS = ['Paper maps', 'Slow queries', 'Quiet interfaces', 'Old radios', 'Small teams', 'Long names', 'Night trains', 'Shared calendars', 'Broken builds', 'Plain words']
const ANGLES = ['and what they teach us', 'in ten minutes', 'for people in a hurry', 'without the fuss', 'seen from the other side']
const PEOPLE = ['Ines Halvorsen', 'Marta Lindqvist', 'Tomasz Wren', 'Adaeze Obi', 'Ravi Castellan', 'Yuki Marlowe']

/** One of a list, by turn. */
const turn = (list: readonly string[], index: number) => list[index % list.length] ?? ''

function talk(index: number): Record<string, unknown> {
  const [day, slot] = [14 + Math.floor(index / 50), Math.floor((index % 50) / 4)]
  const starts = `2027-05-${day}T${String(9 + Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 === 0 ? '00' : '30'}`
  const title = `${turn(SUBJECTS, index)} ${turn(ANGLES, Math.floor(index / 10))}`
  return {
    slug: `talk-${index + 1}`,
    title: index < 50 ? title : `${title} II`,
    excerpt: `${turn(PEOPLE, index)} on what ${turn(SUBJECTS, index).toLowerCase()} have to do with ${turn(TOPICS, index).toLowerCase()}.`,
    author: turn(PEOPLE, index),
    content: `<p>A talk of ${turn(SUBJECTS, index).toLowerCase()}, told by somebody who has lived with them for years.</p>`,
    room: turn(ROOMS, index),
    starts,
    minutes: index % 7 === 0 ? 60 : 30,
    ...(index % 3 !== 0 && { level: turn(LEVELS, index) }),
    topics: [turn(TOPICS, index), ...(index % 4 === 0 ? [turn(TOPICS, index + 2)] : [])],
    ...(index % 10 === 0 && { isRecorded: false }),
    ...(index % 5 === 0 && { slides: 'https://example.com/slides' }),
  }
}

const FIELDS = {
  room: 'text',
  starts: 'moment',
  minutes: { type: 'number', label: 'Minutes' },
  level: { type: 'choice', options: LEVELS, default: 'Beginner' },
  topics: { type: 'choices', options: TOPICS },
  isRecorded: { type: 'yesNo', label: 'Recorded', default: true },
  slides: { type: 'link', required: false },
}

const PAGES = [
  {
    path: '/',
    title: 'Two days of talks',
    description: 'A conference of a hundred short talks on databases, design, networks, teaching and tools, held in Tallinn in May.',
    sections: [
      {
        type: 'hero',
        title: 'A hundred talks in two days',
        text: 'Tallinn, May 14 and 15.',
        actions: [
          { label: 'See all talks', href: '/talks' },
          { label: 'By topic', href: '/topics' },
        ],
      },
      { type: 'articleList', title: 'For the first time here', collection: 'talks', only: { level: 'Beginner' }, sort: { by: 'starts' }, newest: 6, show: ['room', 'starts'] },
    ],
  },
  {
    path: '/talks',
    title: 'Talks',
    description: 'Every talk of the conference with its room and its time, by how much one has to know for it.',
    kind: 'CollectionPage',
    sections: [
      { type: 'hero', title: 'All talks', text: 'Each lasts half an hour or an hour, with time for questions.' },
      {
        type: 'articleList',
        id: 'programme',
        title: 'Programme',
        collection: 'talks',
        sort: { by: 'starts', order: 'ascending' },
        show: ['room', 'starts', 'level', 'slides'],
        filter: 'level',
        perPage: 20,
        linkLabel: 'About the talk',
      },
    ],
  },
  {
    path: '/topics',
    title: 'Topics',
    description: 'The talks of the conference by what they are about: databases, design, networks, teaching and tools.',
    sections: [
      { type: 'hero', title: 'Talks by topic', text: 'Some talks have more than one.' },
      { type: 'articleList', title: 'What they are about', collection: 'talks', sort: { by: 'title' }, filter: 'topics', perPage: 30 },
    ],
  },
  {
    path: '/talks/$slug',
    each: 'talks',
    as: 'talk',
    title: '{talk.title}',
    description: '{talk.excerpt} In the {talk.room}, {talk.starts}.',
    sections: [
      {
        type: 'article',
        trail: [{ label: 'Talks', href: '/talks' }],
        title: '{talk.title}',
        author: '{talk.author}',
        excerpt: '{talk.excerpt}',
        show: ['room', 'starts', 'minutes', 'level', 'topics', 'isRecorded', 'slides'],
        content: '{talk.content}',
      },
      { type: 'articleList', title: 'More talks', collection: 'talks', newest: 3 },
    ],
  },
]

/** A conference: a site of talks that have fields of their own, in the frame of the bakery. */
export function conference(talks = 100): Record<string, unknown> {
  const { site } = JSON.parse(readFileSync('tests/sites/bakery.json', 'utf8'))
  const { words: _words, redirects: _redirects, profiles: _profiles, ...frame } = site
  const { gradients: _gradients, ...theme } = frame.theme
  const items = Array.from({ length: talks }, (_, index) => talk(index))
  return {
    site: {
      ...frame,
      theme,
      name: 'Hundred Talks',
      legalName: 'Hundred Talks Society',
      url: 'https://hundred-talks.example.com',
      lang: 'en-GB',
      timeZone: 'Europe/Tallinn',
      description: 'A conference of a hundred short talks.',
      facts: {},
      links: {},
      contact: { email: 'hello@hundred-talks.example.com', phone: '555 0142', phoneLink: '+13055550142' },
      navigation: {
        label: 'Main',
        links: [
          { label: 'Talks', href: '/talks' },
          { label: 'Topics', href: '/topics' },
        ],
        panelTitle: 'Menu',
      },
      footer: { columns: [{ title: 'Programme', links: [{ label: 'All talks', href: '/talks' }] }], copyright: '© Hundred Talks' },
    },
    collections: { talks: { fields: FIELDS, items } },
    pages: PAGES,
    notFound: { title: 'Not found', sections: [{ type: 'hero', title: 'There is no such page', actions: [{ label: 'All talks', href: '/talks' }] }] },
  }
}
