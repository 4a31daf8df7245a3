/** The characters that stand in Windows 1252 for the bytes from 0x80 on; those behind them are of their own numbers. */
const WINDOWS = '20ac 81 201a 192 201e 2026 2020 2021 2c6 2030 160 2039 152 8d 17d 8f 90 2018 2019 201c 201d 2022 2013 2014 2dc 2122 161 203a 153 9d 17e 178'
  .split(' ')
  .map((code) => String.fromCharCode(Number.parseInt(code, 16)))
  .join('')
const BYTES: ReadonlyMap<string, number> = new Map([...WINDOWS].map((character, index) => [character, 0x80 + index]))

/** The first byte of a character of UTF-8, and those behind it, each read as a character of its own. */
const PAIR = new RegExp(`[\\u00c2-\\u00f4][\\u0080-\\u00bf${WINDOWS}]{1,3}`, 'gu')

const decoder = new TextDecoder('utf-8', { fatal: true })

/** The text as it was before its UTF-8 was read as another encoding, such as "café" of "cafÃ©"; undefined where nothing shows that it was. */
export function readAnew(text: string): string | undefined {
  const anew = text.replaceAll(PAIR, (part) => decoded(part) ?? part)
  return anew === text ? undefined : anew
}

function decoded(part: string): string | undefined {
  for (let length = part.length; length > 1; length--) {
    const whole = decodedWhole(part.slice(0, length))
    if (whole !== undefined) return whole + part.slice(length)
  }
  return undefined
}

/** One character of the bytes that these stand for. */
function decodedWhole(part: string): string | undefined {
  const bytes = Uint8Array.from(part, (character) => BYTES.get(character) ?? character.charCodeAt(0))
  try {
    const [one = '', ...others] = decoder.decode(bytes)
    return others.length === 0 ? one : undefined
  } catch {
    return undefined
  }
}
