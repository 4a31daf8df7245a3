import { counted } from '../../../parts/counted'
import { listed, meant } from '../../../parts/message'

/** What mends the default file, as it is typed. */
export const FIX = 'npm run check -- --fix'

/** Said wherever a command has left everything as it was. */
export const NOTHING_WRITTEN = 'Nothing was written.'

/** What commands answer that cannot do what they were asked for. */
export const commandWords = {
  keptByNpm: (option: string, command: string) =>
    `npm has kept "--${option}" for itself. Write "--" before it: ${/^(?:start|test)$/.test(command) ? 'npm' : 'npm run'} ${command} -- --${option} …`,
  noOption: (option: string, suggestion: string | undefined, known: readonly string[]) => {
    const all = known.length > 0 ? `The options are: ${listed(known.map((name) => `--${name}`))}.` : 'This command has none.'
    return `There is no option "${option}". ${meant(suggestion && `--${suggestion}`) || all}`
  },
  valueMissing: (option: string) => `"--${option}" is not complete: write behind it what is meant, such as --pages pages.json.`,
  valueTooMuch: (option: string) => `"--${option}" stands by itself: write nothing behind it.`,
  valueTwice: (option: string) => `"--${option}" stands twice. Leave one of the two out.`,
  wrongNumber: (option: string, value: string) => `--${option} takes a whole number, not "${value}".`,
  noJob: (job: string) => `"npm run bench" cannot "${job}". Leave that out, or write: npm run bench -- load`,
  noGroup: (name: string, known: readonly string[]) => `There is no group "${name}". The groups are: ${known.join(', ')}.`,
  strangeWord: (words: readonly string[]) => `"${words.join(' ')}" means nothing here. An option starts with two dashes, such as --pages FILE.`,
  wrongPort: (port: string) => `--port takes a number up to 65535, not "${port}".`,
  wrongDay: (day: string) => `--at takes a day such as 2026-12-24, not "${day}".`,
  unreadable: (file: string) => `${file} cannot be read.`,
  notMended: (file: string, reason: string) => `${file} could not be mended: ${reason}`,
  noName: 'Say what to look for: npm run where -- /faq · cta · talkToUs · {facts.mca.amount} · "any text"',
  notFound: (file: string, name: string, suggestion: string | undefined) => [`Nothing in ${file} is called "${name}".`, meant(suggestion)].filter(Boolean).join(' '),
  noFile: (file: string) => `There is no file ${file}. Name another with --pages FILE.`,
  notMigrated: (file: string, count: number) => `${file} has ${count === 1 ? 'a mistake' : 'mistakes'} that migrating does not mend.`,
  noNetwork: 'This machine is in no network that a phone could be in, too.',
  onPhone: 'Photograph this with a phone in the same network.',
  noSite: (folder: string) => `There is no built site in ${folder}. Build it first: npm run build`,
  portTaken: (command: string, port: number) => `Port ${port} is taken. Choose another: ${command} -- --port ${port < 65_535 ? port + 1 : port - 1}`,
  strangeHost: (host: string) => `This machine has no address "${host}". Leave --host out to be the only visitor, or write 0.0.0.0 to let others in.`,
  oneBlock: 'Say the name of one block: npm run block openingHours (add "-- --island" if it must be awake in the browser).',
  reservedName: (name: string) => `"${name}" is reserved. Choose another name.`,
  takenName: (folder: string) => `There is already a block "${folder}": src/blocks/${folder}/.`,
  noBlockName: (name: string) => `"${name}" is no name for a block: write a noun in camelCase, for example "openingHours".`,
}

/** Why a site could not be put in its folder. */
export const folderWords = {
  otherDisk: (folder: string) => `${folder} is a disk of its own, which cannot be replaced. Choose a folder inside it with --out DIR.`,
  otherThings: (folder: string, thing?: string) =>
    `${folder} holds other things than a built site${thing === undefined ? '' : ` (${thing})`}, and a build replaces it whole. Choose an empty or new folder with --out DIR.`,
  publishable: (folder: string) => `${folder} holds the site for visitors, and --at makes one to look at. Leave --out out, which writes dist-at, or name another folder.`,
  preview: (folder: string, moment: string) => `${folder}/ is the site of ${moment}: to look at, not to publish. No search engine may list it.`,
  full: (folder: string) => `The disk is full: ${folder}/ could not be written. Free some space and build again.`,
  readOnly: (folder: string) => `${folder}/ cannot be written: the folder is read-only. Choose another with --out DIR.`,
  unusable: (folder: string, reason: string) => `${folder}/ cannot be written: ${reason}. Choose another with --out DIR.`,
  inUse: (folder: string) => `${folder}/ cannot be replaced: it is in use. Choose another with --out DIR.`,
  unseenLetters: (name: string, letters: string) => {
    const shown = name.replaceAll(/\s/g, '') === letters ? 'the mark without the name' : 'the name without some of its letters'
    const remedy = 'Install one that has, such as Noto, and build again.'
    return `social.png, the picture beside links to the site, shows ${shown}: no font of this machine has ${letters}. ${remedy}`
  },
  manyFiles: (files: number, most: number, isCompressed: boolean) => {
    const remedy = isCompressed ? ' "npm run build -- --no-compressed" leaves out the compressed forms, which such hosts make themselves.' : ''
    return `These are ${files.toLocaleString('en')} files: Cloudflare Pages takes ${most.toLocaleString('en')} at most.${remedy}`
  },
  changes: (files: number, path: string) =>
    files === 0 ? `No file is other than before; ${path} is empty.` : `${path} names ${counted(files, 'file')} that ${files === 1 ? 'is' : 'are'} new, other or no longer there.`,
  noChanges: (path: string, reason: string) =>
    `The site is built, but ${path} cannot be written: ${reason}. What has changed is not told again by the next build: upload the whole folder.`,
  asItWas: (folder: string) => `${NOTHING_WRITTEN.slice(0, -1)}; ${folder}/ is as it was.`,
}
