import { expect, test } from 'vitest'
import { schemesOf } from '../../src/parts/schemes'

const [colors, darkColors] = [{ ink: '#000000' }, { ink: '#ffffff' }]
const light = { scheme: 'light', colors, setting: 'colors' }

test.each([
  [{ colors }, [light]],
  [{ scheme: 'light', colors, darkColors }, [light]],
  [{ scheme: 'dark', colors, darkColors }, [{ ...light, scheme: 'dark' }]],
  [{ scheme: 'auto', colors, darkColors }, [light, { scheme: 'dark', colors: darkColors, setting: 'darkColors' }]],
  [{ scheme: 'auto', colors }, [light]],
] as const)('%j is shown in %j', (theme, expected) => expect(schemesOf(theme)).toEqual(expected))
