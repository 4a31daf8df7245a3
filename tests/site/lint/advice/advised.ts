import { expect } from 'vitest'
import { reportedOn } from '../../../lib/innocent'
import { toySettings } from '../../../lib/toy'

/** The advice that the tests of each file reach. Those of files in media/ have tests of their names beside this folder. */
export const ADVICE: Readonly<Record<string, readonly string[]>> = {
  colours: ['PS513', 'PS544'],
  frame: ['PS539', 'PS540'],
  headings: ['PS449', 'PS502', 'PS503', 'PS504'],
  html: ['PS441', 'PS442'],
  languages: ['PS531', 'PS535', 'PS536', 'PS537'],
  links: ['PS511', 'PS515', 'PS516', 'PS520', 'PS521'],
  lint: ['PS512', 'PS515', 'PS525', 'PS528'],
  services: ['PS538'],
  figures: ['PS541'],
  sizes: ['PS522', 'PS523'],
  texts: ['PS512', 'PS514', 'PS524', 'PS526', 'PS527', 'PS529', 'PS530', 'PS534', 'PS542', 'PS543', 'PS545', 'PS546'],
  titles: ['PS505', 'PS506', 'PS507', 'PS508', 'PS509', 'PS510'],
  unused: ['PS501', 'PS517', 'PS518', 'PS519'],
}

export const cards = (...items: object[]) => ({ type: 'cards', title: 'Kinds of toys', items })
export const plain = (fields: object) => ({ type: 'plain', ...fields })
export const colors = (changes: object) => ({ theme: { colors: { ...toySettings.theme.colors, ...changes } } })

/** The advice that the tests of one file get: each has its own record, because files share their modules. */
export function advised() {
  const reached = new Set<string>()
  return {
    /** The advice on a file; its codes count as reached. */
    adviceIn: (content: string, ...options: [] | [object]): string => {
      const { codes, words } = reportedOn(content, ...options)
      for (const code of codes) reached.add(code)
      return words
    },
    /** All that belongs to the file is reached by it. */
    expectReached: (file: keyof typeof ADVICE) => expect([...reached].sort()).toEqual(ADVICE[file]),
  }
}
