import { describe, expect, test } from 'vitest'
import { pageAt, wordsOf } from '../lib/page'
import { factsOf, labelOf, labelsOf, linksOf, nodeOf, one, propsOf, sectionOf, site, subjectOf } from './parts'

describe('the questions', () => {
  const page = pageAt('/faq')
  const folds = [...page.querySelectorAll('main details')]

  test.each([
    ['General Lending', 8],
    ['Product-Specific', 5],
    ['Process & Application', 5],
  ])('of "%s" are %i, each with an answer', (group, count) => {
    const questions = [...sectionOf(page, group).querySelectorAll('details')]
    expect(questions.length).toBe(count)
    for (const question of questions) {
      expect(wordsOf(one(question, 'summary'))).toMatch(/\?$/)
      expect(labelsOf(question, ':scope > div')[0]?.length).toBeGreaterThan(80)
    }
  })

  test('are eighteen different ones in three groups', () => {
    expect(new Set(folds.map((fold) => wordsOf(one(fold, 'summary')))).size).toBe(18)
    expect(labelsOf(page, 'main h2')).toEqual(['General Lending', 'Product-Specific', 'Process & Application', 'Still Have Questions?'])
  })

  test('are closed at first, but for the first of each group, and open without closing each other', () => {
    const isFirst = (fold: Element) => fold.previousElementSibling === null
    for (const fold of folds) expect([fold.hasAttribute('open'), fold.hasAttribute('name')]).toEqual([isFirst(fold), false])
    expect(folds.filter(isFirst).length).toBe(3)
  })

  const printed = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

  test('are told to search engines with the very answers that are shown', () => {
    const mainEntity = folds.map((fold) => {
      const acceptedAnswer = { '@type': 'Answer', text: [...fold.querySelectorAll(':scope > div :is(p, li)')].map(printed).join(' ') }
      return { '@type': 'Question', name: printed(one(fold, 'summary')), acceptedAnswer }
    })
    expect(nodeOf(page, 'FAQPage')).toMatchObject({ mainEntity })
  })

  test('end with a card that starts an application or reaches the team', () => {
    expect(linksOf(sectionOf(page, 'Still Have Questions?'))).toEqual([
      ['Get Started Today', site.links.applyGeneral],
      ['Contact Our Team', '/support'],
    ])
  })
})

describe('the support center', () => {
  const page = pageAt('/support')
  const section = sectionOf(page, 'How Can We Assist You?')
  const form = one(section, 'form')
  const field = (name: string) => one(form, `[name=${name}]`)
  /** The label of a field, without the star that marks what is required. */
  const labelFor = (name: string) => labelOf(one(form, `label[for="${field(name).id}"]`)).replace(/ \*$/, '')

  test('opens with its name and an introduction', () => {
    expect(wordsOf(one(page, 'h1'))).toBe('Client Support Center')
    expect(page.title).toBe(`Client Support Center · ${site.name}`)
    expect(wordsOf(one(page, 'main > section:first-child h1 + div')).length).toBeGreaterThan(80)
  })

  test('is a contact page to search engines', () => {
    expect(nodeOf(page, 'ContactPage')).toMatchObject({ url: `${site.url}/support`, name: page.title })
    expect(nodeOf(page, 'Organization')).toMatchObject({ contactPoint: { email: site.contact.email, telephone: site.contact.phoneLink } })
  })

  test('promises a reply from a Support Advisor within 24-48 business hours', () => {
    expect(wordsOf(one(section, '.intro'))).toContain('a Support Advisor will reply within 24-48 business hours')
  })

  test('lists e-mail, phone, hours and location', () => {
    const contact = sectionOf(page, 'Contact Us Directly')
    expect(factsOf(contact)).toEqual({
      'Support email': site.contact.email,
      Phone: site.contact.phone,
      Hours: 'Monday-Friday 9:00 AM-6:00 PM EST',
      Location: 'Miami, FL',
    })
    expect(subjectOf(one(contact, 'a', site.contact.email))).toBeNull()
    expect(one(contact, 'a', site.contact.phone).getAttribute('href')).toBe(`tel:${site.contact.phoneLink}`)
  })

  describe('has a form that', () => {
    test('asks for seven things in their order', () => {
      const names = [...form.querySelectorAll('[name]')].map((element) => element.getAttribute('name'))
      expect(names).toEqual(['fullName', 'email', 'phone', 'inquiryType', 'message', 'verification', 'consent'])
    })

    test.each([
      ['fullName', 'Full name', { type: 'text', maxlength: '40' }],
      ['email', 'Business email', { type: 'email' }],
      ['phone', 'Phone (optional)', { type: 'tel' }],
    ])('has an empty input %s with its label and limits', (name, label, attributes) => {
      const input = field(name)
      expect(labelFor(name)).toBe(label)
      expect([input.tagName, input.getAttribute('value')]).toEqual(['INPUT', ''])
      for (const [attribute, value] of Object.entries(attributes)) expect(input.getAttribute(attribute)).toBe(value)
      expect(input.hasAttribute('pattern')).toBe(false)
    })

    test('has an empty message', () => {
      expect([field('message').tagName, wordsOf(field('message'))]).toEqual(['TEXTAREA', ''])
    })

    test('offers five types of inquiry, none of them chosen', () => {
      const options = [...field('inquiryType').querySelectorAll('option')]
      expect(options.map(({ value }) => value)).toEqual(['', 'Acquisition Support', 'SBA Loan Structuring', 'Post-Close Integration', 'Branding & Communications', 'Other'])
      expect(options.filter((option) => option.hasAttribute('selected')).map(({ value }) => value)).toEqual([''])
      expect(options.slice(1).map((option) => wordsOf(option))).toEqual(options.slice(1).map(({ value }) => value))
    })

    test('has two boxes that are not ticked: one labelled CAPTCHA, one for consent', () => {
      for (const name of ['verification', 'consent']) expect([field(name).getAttribute('type'), field(name).hasAttribute('checked')]).toEqual(['checkbox', false])
      expect(labelFor('verification')).toMatch(/^CAPTCHA\b/)
      expect(labelFor('consent')).toMatch(/authorize.*contact me by phone, text or e-?mail.*privacy policy/)
      expect(linksOf(one(form, `label[for="${field('consent').id}"]`))).toEqual([['Read the Privacy Policy', '/privacy-policy']])
    })

    test('requires all but the phone', () => {
      const required = [...form.querySelectorAll('[required]')].map((element) => element.getAttribute('name'))
      expect(required).toEqual(['fullName', 'email', 'inquiryType', 'message', 'verification', 'consent'])
    })

    test('carries the messages of the specification and no others', () => {
      const label = expect.any(String)
      const tooShort = 'Please provide more details (min 10 characters)'
      const fields = [
        { kind: 'text', name: 'fullName', label, required: 'Full name is required', maxLength: { value: 40, message: 'Max 40 characters' }, autocomplete: 'name' },
        { kind: 'email', name: 'email', label, required: 'Business email is required', invalid: 'Enter a valid email', autocomplete: 'email' },
        { kind: 'phone', name: 'phone', label, autocomplete: 'tel' },
        { kind: 'choice', name: 'inquiryType', label, required: 'Please select an inquiry type', placeholder: label, options: expect.any(Array) },
        { kind: 'message', name: 'message', label, hint: label, required: tooShort, minLength: { value: 10, message: tooShort }, rows: expect.any(Number) },
        { kind: 'agreement', name: 'verification', label, required: 'Please complete verification' },
        { kind: 'agreement', name: 'consent', label, required: 'Consent is required', link: expect.any(Object) },
      ]
      expect(propsOf(section)).toEqual(expect.objectContaining({ fields }))
    })

    test('confirms a request with the same promise', () => {
      expect(propsOf(section)).toMatchObject({
        success: { title: 'Thank you for your request', message: expect.stringMatching(/^A Support Advisor will reply within 24–48 business hours\./) },
      })
    })

    test('sends nothing to a server', () => {
      // Where there is no dialog around it, that method goes nowhere.
      expect([form.hasAttribute('action'), form.getAttribute('method'), form.closest('dialog')]).toEqual([false, 'dialog', null])
      expect(wordsOf(one(form, 'button[type=submit]'))).toBe('Submit Request')
    })
  })
})
