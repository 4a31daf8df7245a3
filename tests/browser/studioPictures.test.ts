import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useStudio } from './studioPage'

const { folder, page, fields, shown, read, select, undoAll } = useStudio()
const heroPicture = () => JSON.parse(read()).pages[0].sections[0].picture
const jpeg = (background: string) =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer()
const bring = async (name: string, buffer: Buffer) => {
  await page().locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
}

test('a picture is brought along, shown in the page, and its focal point is set by a click and by numbers', async () => {
  await select(/ hero$/)
  await fields().getByRole('button', { name: 'Add Picture' }).click()
  await bring('O Forno.JPG', await jpeg('#a06030'))
  await expect.poll(heroPicture).toEqual({ src: 'media/o-forno.jpg', alt: 'o forno' })
  await expect.poll(() => shown().locator('img[alt="o forno"]').count()).toBe(1)
  const point = fields().getByRole('button', { name: 'Click what must stay in view' })
  await point.locator('img').waitFor()
  const box = await point.locator('img').boundingBox()
  await point.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.75 } })
  await expect.poll(() => heroPicture().focus?.map((share: number) => Math.round(share / 25))).toEqual([1, 3])
  await fields().getByLabel('From the left, %').fill('10')
  await expect.poll(() => heroPicture().focus[0]).toBe(10)
  await undoAll()
  expect(readdirSync(join(folder, 'media'))).toEqual(['o-forno.jpg'])
})

test('a file that is no picture is refused in words, and a picture that is there can be chosen', async () => {
  await select(/ hero$/)
  await fields().getByRole('button', { name: 'Add Picture' }).click()
  await bring('forno.jpg', Buffer.from('<script>'))
  await expect.poll(() => page().getByRole('dialog').getByRole('alert').textContent()).toMatch(/forno\.jpg .+\./)
  expect(existsSync(join(folder, 'media')) ? readdirSync(join(folder, 'media')) : []).toEqual([])
  await bring('forno.jpg', await jpeg('#203040'))
  await expect.poll(() => heroPicture()?.src).toBe('media/forno.jpg')
  await undoAll()
  await fields().getByRole('button', { name: 'Add Picture' }).click()
  await page()
    .getByRole('dialog')
    .getByRole('button', { name: /^forno\.jpg/ })
    .click()
  await page().getByRole('button', { name: 'Use this one' }).click()
  await expect.poll(() => heroPicture()?.src).toBe('media/forno.jpg')
  await undoAll()
})

/** Drops a file on an element, or pastes it there, as a browser tells of it. */
async function give(target: ReturnType<typeof fields>, kind: 'drop' | 'paste', name: string, buffer: Buffer): Promise<void> {
  await target.evaluate(
    (element, { event, file, bytes }) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], file, { type: 'image/jpeg' }))
      const options = { bubbles: true, cancelable: true }
      element.dispatchEvent(event === 'drop' ? new DragEvent('drop', { ...options, dataTransfer: data }) : new ClipboardEvent('paste', { ...options, clipboardData: data }))
    },
    { event: kind, file: name, bytes: buffer.toString('base64') },
  )
}

test('a picture is dropped where one can be added, dropped and pasted onto its field, and pasted into the library, wherever the focus is', async () => {
  await select(/ hero$/)
  await give(fields().getByRole('button', { name: 'Add Picture' }), 'drop', 'um.jpg', await jpeg('#a06030'))
  await expect.poll(() => heroPicture()?.src).toBe('media/um.jpg')
  const source = fields().locator(`[data-path='["pages",0,"sections",0,"picture","src"]']`)
  await give(source, 'drop', 'dois.jpg', await jpeg('#203040'))
  await expect.poll(() => heroPicture()?.src).toBe('media/dois.jpg')
  await give(source, 'paste', 'tres.jpg', await jpeg('#406030'))
  await expect.poll(() => heroPicture()?.src).toBe('media/tres.jpg')
  await give(source, 'paste', 'nada.jpg', Buffer.from('<script>'))
  await fields()
    .getByText(/^nada\.jpg /)
    .waitFor()
  expect(heroPicture()?.src).toBe('media/tres.jpg')
  await fields()
    .getByRole('button', { name: /^Choose / })
    .first()
    .click()
  const dialog = page().getByRole('dialog')
  await give(dialog.getByRole('button', { name: 'Close' }), 'paste', 'quatro.jpg', await jpeg('#803040'))
  await expect.poll(() => heroPicture()?.src).toBe('media/quatro.jpg')
  await undoAll()
})
