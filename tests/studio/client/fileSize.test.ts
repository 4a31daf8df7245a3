import { expect, test } from 'vitest'
import { sizeOf } from '../../../src/studio/client/fileSize'

test.each([
  [{ bytes: 1 }, '1 KB'],
  [{ bytes: 1025 }, '2 KB'],
  [{ bytes: 1024 * 1024 - 1 }, '1024 KB'],
  [{ bytes: 1024 * 1024 }, '1.0 MB'],
  [{ bytes: 2048, width: 1600, height: 900 }, '1600 × 900, 2 KB'],
  [{ bytes: 2048, width: 1600 }, '2 KB'],
])('a file of %j is %s large', (file, words) => expect(sizeOf(file)).toBe(words))
