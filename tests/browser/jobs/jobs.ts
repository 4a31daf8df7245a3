import type { Driver } from './driver'

/** A job, how it is done with whatever driver, and all lines of the file that are other ones then. */
export type Job = { name: string; act: (driver: Driver) => Promise<void>; changed: string[] }

const HOME = 'Bread from the harbour /'

export const JOBS: Job[] = [
  {
    name: 'a headline is written anew',
    act: (driver) => driver.rewrite({ section: 'Bread that takes its time hero', field: 'Title', now: 'Bread that takes its time', next: 'Bread worth getting up for' }),
    changed: ['20 -           "title": "Bread that takes its time",', '20 +           "title": "Bread worth getting up for",'],
  },
  {
    name: 'a question is added',
    act: async (driver) => {
      await driver.openPage('Questions /questions')
      await driver.select('Before you come faqGroup')
      await driver.press('Add item')
      await driver.write('Question', 'Do you bake cakes?')
      await driver.write('Answer', 'Only on Saturdays.')
    },
    changed: [
      '63 -             { "question": "Is there rye bread?", "answer": "Every day but Sunday." }',
      '63 +             { "question": "Is there rye bread?", "answer": "Every day but Sunday." },',
      '64 +             { "question": "Do you bake cakes?", "answer": "Only on Saturdays." }',
    ],
  },
  {
    name: 'a section is moved across the page',
    act: async (driver) => {
      await driver.openPage(HOME)
      await driver.moveToEnd('Who bakes people')
    },
    changed: [
      '25 -           "type": "people",',
      '26 -           "title": "Who bakes",',
      '27 -           "items": [',
      '28 -             { "name": "Ines Falk", "title": "Bakes at night" },',
      '29 -             { "name": "Jon Berg", "title": "Tends the oven" }',
      '30 -           ]',
      '31 -         },',
      '32 -         {',
      '34 +         },',
      '35 +         {',
      '36 +           "type": "people",',
      '37 +           "title": "Who bakes",',
      '38 +           "items": [',
      '39 +             { "name": "Ines Falk", "title": "Bakes at night" },',
      '40 +             { "name": "Jon Berg", "title": "Tends the oven" }',
      '41 +           ]',
    ],
  },
  {
    name: 'a section is moved to another page',
    act: async (driver) => {
      await driver.act('How we bake prose', 'Move to another page …')
      await driver.choose('Page', 'Bread (/bread)')
      await driver.press('Move')
    },
    changed: [
      '25 -           "type": "prose",',
      '26 -           "title": "How we bake",',
      '27 -           "text": "The dough rests for {facts.rest}, and nobody hurries it."',
      '28 -         },',
      '29 -         {',
      '50 -         { "type": "prose", "title": "Rye", "text": "Dark, and good for a week." }',
      '45 +         { "type": "prose", "title": "Rye", "text": "Dark, and good for a week." },',
      '46 +         {',
      '47 +           "type": "prose",',
      '48 +           "title": "How we bake",',
      '49 +           "text": "The dough rests for {facts.rest}, and nobody hurries it."',
      '50 +         }',
    ],
  },
  {
    name: 'a section is hidden until a day',
    act: async (driver) => {
      await driver.select('Come and taste cta')
      await driver.press('When and how it is shown')
      await driver.write('From, day', '2031-01-06')
    },
    changed: ['26 +           "from": "2031-01-06",'],
  },
  {
    name: 'the hero gets a photo, with what stays in view of it',
    act: async (driver) => {
      await driver.select('Bread worth getting up for hero')
      await driver.press('Add Picture')
      await driver.press('oven.jpg 1600 × 1000, 10 KB unused')
      await driver.press('Use this one')
      await driver.point(40, 60)
    },
    changed: [
      '22 -           "actions": [{ "label": "See the bread", "href": "/bread" }]',
      '22 +           "actions": [{ "label": "See the bread", "href": "/bread" }],',
      '23 +           "picture": {',
      '24 +             "src": "media/oven.jpg",',
      '25 +             "alt": "oven",',
      '26 +             "focus": [',
      '27 +               40,',
      '28 +               60',
      '29 +             ]',
      '30 +           }',
    ],
  },
  {
    name: 'a person is added',
    act: async (driver) => {
      await driver.select('Who bakes people')
      await driver.press('Add item')
      await driver.write('Name', 'Mia Lund')
      await driver.write('Title', 'Sells what is baked')
    },
    changed: [
      '44 -             { "name": "Jon Berg", "title": "Tends the oven" }',
      '44 +             { "name": "Jon Berg", "title": "Tends the oven" },',
      '45 +             { "name": "Mia Lund", "title": "Sells what is baked" }',
    ],
  },
  {
    name: 'the menu gets another entry',
    act: async (driver) => {
      await driver.openPart('Site', 'Menu')
      await driver.choose('Add a page to Links', 'Bread from the harbour (/)')
    },
    changed: [
      ' 9 -         { "label": "Questions", "href": "/questions" }',
      ' 9 +         { "label": "Questions", "href": "/questions" },',
      '10 +         { "label": "Bread from the harbour", "href": "/" }',
    ],
  },
  {
    name: 'the brand gets another colour',
    act: async (driver) => {
      await driver.openPart('Site', 'Colours and fonts')
      await driver.write('Accent', '#7a1f3d')
    },
    changed: [' 5 -     "theme": { "accent": "#0b6e4f", "radius": "small" },', ' 5 +     "theme": { "accent": "#7a1f3d", "radius": "small" },'],
  },
  {
    name: 'a token is changed wherever it is used',
    act: async (driver) => {
      await driver.select('Bread worth getting up for hero')
      await driver.press('Change facts.rest everywhere')
      await driver.write('Value of facts.rest, everywhere', '36 hours')
    },
    changed: [' 4 -     "facts": { "opening": "7 o’clock", "rest": "24 hours" },', ' 4 +     "facts": { "opening": "7 o’clock", "rest": "36 hours" },'],
  },
  {
    name: 'a page gets another address, and the old one leads there',
    act: async (driver) => {
      await driver.openPage('Bread /bread')
      await driver.select('This page title, days')
      await driver.write('Address', '/loaves')
      await driver.press('Move to this address')
    },
    changed: [
      ' 5 +     "redirects": {',
      ' 6 +       "/bread": "/loaves"',
      ' 7 +     },',
      ' 8 -         { "label": "Bread", "href": "/bread" },',
      '11 +         { "label": "Bread", "href": "/loaves" },',
      '23 -           "actions": [{ "label": "See the bread", "href": "/bread" }],',
      '26 +           "actions": [{ "label": "See the bread", "href": "/loaves" }],',
      '52 -       "path": "/bread",',
      '55 +       "path": "/loaves",',
    ],
  },
]
