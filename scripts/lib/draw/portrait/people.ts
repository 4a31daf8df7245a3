import type { Person } from './person'
import { shape } from './shape'
import { JAW, around, collar, curled, dress, earring, from, hanging, highCollar, jacket, lapel, line, mantle, short } from './wardrobe'

/** The people of the first site. Whoever is drawn is made up, as they are. */
export const people: Readonly<Record<string, Person>> = {
  'julian-ferrer': {
    skin: 1.02,
    nose: 0.8,
    brow: 0.5,
    chin: 0.6,
    age: 1,
    hair: [{ shape: short(1.2), tone: 0.92, lie: around(61, 48, 0.9, 7), gloss: 0.7 }],
    clothes: [lapel, jacket, collar],
  },
  'judith-hallworth': {
    skin: 1.05,
    nose: -0.2,
    lips: 0.1,
    chin: -0.3,
    age: 1.6,
    ear: 'covered',
    glasses: 'round',
    looksRight: true,
    hair: [
      {
        shape: shape(
          '37.6,29 36.6,22 41,14.6 50,9.6 61,8.6 72,11.4 80.6,18.6 85.4,29 86.6,42 85.6,55 83,65 79.4,71.6 72,70 65,72.6 58.6,70 55,62 54.6,52 53.4,43 49.6,36 43.4,31.4',
        ),
        tone: 0.98,
        lie: from(52, -8, 52, 0.5),
        gloss: 0.62,
        thick: 8,
      },
    ],
    clothes: [lapel, jacket, collar],
    lines: [line(0.7, [46, 92], [49, 95.6], [55, 97])],
  },
  'wendell-pryce': {
    skin: 0.8,
    nose: 0.3,
    lips: 1,
    brow: 0.3,
    age: 0.6,
    bearded: true,
    glasses: 'square',
    hair: [
      { shape: short(-2.6, 2), tone: 0.4, lie: curled(0.55, 34), thick: 3 },
      { shape: shape([...JAW, [35, 67.6], [38, 66.2], [42, 64.4], [45, 66.4], [50, 63], [53.6, 56], [54.8, 49]]), tone: 0.36, lie: curled(0.5, 30, 46, 54), thick: 3 },
      {
        shape: shape('33.2,57.4 34.4,56.2 38,57.2 41,61 41.4,64 39.6,64.4 38,60.8 35,59.4'),
        tone: 0.36,
        lie: hanging(0.4),
        thick: 2,
      },
    ],
    clothes: [lapel, jacket, collar],
  },
  'carolina-brandt': {
    skin: 1.06,
    nose: -0.7,
    lips: 0.6,
    chin: -0.2,
    brow: -0.3,
    looksRight: true,
    hair: [
      {
        shape: shape('78,42 82,37 89,36.6 94.4,41 95.4,48.6 91,55 84,56 79,52'),
        tone: 0.62,
        lie: around(86.6, 46, 0.8, 3),
        thick: 8,
      },
      {
        shape: shape('37.6,27 37.4,20 43,12.4 54,8 66,8.6 76.6,14 83,24 85,37 83.6,50 80,60 76,66.6 73,66 69.6,59 68,52 66.6,45.4 62.6,41 59,42 56.4,44 54,38 49.4,31.6 43.6,26.6'),
        tone: 0.62,
        lie: from(97, 50, 46),
        gloss: 0.75,
      },
    ],
    clothes: [dress],
    lines: [earring(60.6, 57.4, 1.8), line(0.6, [46.6, 92], [52, 95.4], [60, 95.6], [68, 92], [73, 87])],
  },
  'gideon-strand': {
    skin: 1.02,
    nose: 1.3,
    brow: 1,
    chin: 0.4,
    age: 2,
    bearded: true,
    hair: [
      {
        shape: shape('57.4,34 63,30 70,29.4 77,32.6 82.6,37 84,46 80.6,57 76,66 71.6,69 69.6,62 68,54 66.8,46.5 63,41.8 60,43 58.4,46 56,42'),
        tone: 0.98,
        lie: around(60, 46, 0.6, 11),
        gloss: 0.5,
        thick: 4,
      },
      {
        shape: shape('57.8,48 59.6,58 59,68 55.6,77 50,84 43,89.6 36,90.4 31,85 29.4,76 30.4,68 32.4,65 35.4,64.2 38,62.6 40.4,59 45,57.6 50,55.6 53,51 54.4,46.6'),
        tone: 0.98,
        lie: from(43, 22, 50, 0.8),
        gloss: 0.5,
        thick: 8,
      },
      {
        shape: shape('30.6,59.6 32.4,56.2 35.4,55.2 39,57 43,61.4 46,67.4 42,66.6 37.6,63.6 33,62.4'),
        tone: 0.95,
        lie: (x, y) => y * 0.7 - x * 0.75,
        gloss: 0.55,
        thick: 4,
      },
    ],
    clothes: [lapel, jacket, collar],
  },
  'theresa-whitlock': {
    skin: 1.04,
    nose: -0.4,
    lips: 0.5,
    chin: -0.1,
    brow: -0.2,
    ear: 'covered',
    hair: [
      {
        shape: shape(
          '38,27.6 37.4,20 42.6,12 54,6.6 67,7 79,13 86.6,25 88.4,39 91.4,52 90,66 94,79 91.6,93 83,100 72,99 64.6,94 66,84 60.6,75 59,65 54.6,56.6 54.6,47 51,38 45,31.4',
        ),
        tone: 0.5,
        lie: from(56, -20, 62, 1.5),
        gloss: 0.8,
      },
    ],
    clothes: [dress],
    lines: [line(0.5, [46.6, 90], [51, 95], [58, 97])],
  },
  'anand-deshmukh': {
    skin: 0.92,
    nose: 0.9,
    lips: 0.4,
    brow: 0.6,
    glasses: 'round',
    bearded: true,
    looksRight: true,
    hair: [
      { shape: short(2.6, -1), tone: 0.34, lie: around(61.5, 49, 1.1, 5), gloss: 1 },
      {
        shape: shape('30.8,59.4 32.6,56.2 36,55.6 40,57.6 42.6,61 43,63 39,62 35.4,61 32.4,61'),
        tone: 0.34,
        lie: hanging(0.6),
        thick: 3,
      },
    ],
    clothes: [highCollar, mantle],
  },
  'noelle-carrington': {
    skin: 0.8,
    nose: -0.1,
    lips: 1.2,
    chin: -0.2,
    brow: -0.3,
    hair: [
      {
        shape: shape(
          '36,26 34.6,17.6 39.6,9.6 48.6,4.4 59,2 70,3.4 80.4,7.4 89,15 93.4,26 94.6,38 92,49.6 86.8,59.6 79,66.6 ' +
            '72.4,68 69.6,61 68,53 66.6,46 63,41.6 59.6,42 56,41 53.4,34.4 48,29.6 42,27.6',
        ),
        tone: 0.36,
        lie: curled(0.9, 26, 61.5, 48),
        gloss: 0.9,
        thick: 12,
      },
    ],
    clothes: [dress],
    lines: [earring(60.6, 57.4, 2.6), line(0.9, [47.4, 89], [53, 92.6], [61, 92.4], [68, 88.6], [72.6, 83])],
  },
}
