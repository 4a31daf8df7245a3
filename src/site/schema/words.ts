import { z } from 'zod'
import { text } from '../../parts/text'

/** Every word that the frame says by itself, in English; a site in another language gives its own. */
export const ENGLISH = {
  skip: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  slideOf: '{n} of {count}',
  newTab: 'opens in a new tab',
  required: 'required',
  optional: 'optional',
  breadcrumb: 'Breadcrumb',
  contents: 'On this page',
  step: 'Step {n}',
  yes: 'Yes',
  no: 'No',
  all: 'All',
  filter: 'Filter',
  pages: 'Pages',
  pageNumber: 'Page {n}',
  offline: 'You seem to be offline. The page could not be loaded; please try again.',
  error: 'Error',
  videoFile: 'Video file',
  transcript: 'Transcript',
  enlarge: 'Enlarge',
  play: 'Play',
  showMap: 'Show the map',
  playsFrom: 'Plays from {host}, which then learns your internet address and may set cookies.',
  mapFrom: 'The map comes from {host}, which then learns your internet address and may set cookies.',
  openOn: 'Open on {host}',
  sending: 'Sending …',
  sendAgain: 'Try again',
  sendOffline: 'You seem to be offline, so nothing was sent. What you wrote is still here; please try again when you have a connection.',
  sendUnreachable: 'The connection failed, so this was probably not sent. What you wrote is still here; please try again.',
  sendUnclear: 'No clear answer came: this may have arrived, or not. What you wrote is still here; you can try again, or choose another way.',
  sendRefused: 'This was not accepted. What you wrote is still here; please try again later, or choose another way.',
  sendTooMany: 'Too much has been sent at once, so this was not accepted. What you wrote is still here; please try again in {time}.',
} as const

export type Words = Record<keyof typeof ENGLISH, string>

const entries = Object.entries(ENGLISH).map(([key, english]) => [key, text.optional().describe(`Instead of "${english}".`)] as const)

export const words = z.strictObject(Object.fromEntries(entries) as Record<keyof Words, z.ZodOptional<typeof text>>)
