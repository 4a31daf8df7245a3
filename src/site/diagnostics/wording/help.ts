/** What a command says of itself: what it does, how it is typed, its options with their meaning, and one example. */
type Help = { does: string; usage?: string; options?: readonly (readonly [option: string, meaning: string])[]; example: string }

const PAGES = ['--pages FILE', 'the content file; pages.json unless given'] as const
const OUT = ['--out DIR', 'the folder of the built site; dist unless given'] as const
const OUT_OR_AT = ['--out DIR', 'the folder of the built site; dist unless given, dist-at with --at'] as const
const PORT = ['--port N', 'where it is served; 4321 unless given'] as const
const HOST = ['--host NAME', 'the address at which it is served; 127.0.0.1, for this machine alone, unless given'] as const
const AT = ['--at DAY', 'the day or moment for which the site is made, such as 2026-12-24; now unless given'] as const
const NOT_COMPRESSED = ['--no-compressed', 'writes no .br and .gz beside each text, for hosts that make those themselves'] as const
const CHANGES = ['--changes FILE', 'writes the paths of all files that are other than before, to be uploaded'] as const
const FRESH = ['--fresh', 'compiles and draws all anew, whatever is kept of earlier builds'] as const

const SHARDS = [
  ['--plan DIR', 'writes all but the pages into this folder, for machines that draw a part of them each'],
  ['--shard I/N', 'draws one of N parts of the pages by the plan in --plan, into a folder beside it'],
  ['--merge', 'puts the parts beside the plan together, or those whose folders stand behind it'],
] as const

/** Every command by the name of its npm script. */
export const help: Readonly<Record<string, Help>> = {
  start: { does: 'Builds the site and serves it.', options: [PAGES, OUT_OR_AT, PORT, HOST, AT, FRESH], example: 'npm start -- --port 8080' },
  dev: { does: 'Serves pages rendered on request; a saved file changes the open page in place.', options: [PAGES, PORT, HOST, AT], example: 'npm run dev -- --pages other.json' },
  studio: { does: 'Opens the Studio: the pages by sight, each change written into the content file.', options: [PAGES, PORT, HOST, AT], example: 'npm run studio' },
  check: {
    does: 'Judges the content file and tells each mistake and each piece of advice with its place.',
    options: [['--fix', 'mends what is safe to mend'], ['--json', 'tells the same for programs'], ['--publish', 'also tells what must not go live'], PAGES, AT],
    example: 'npm run check -- --fix',
  },
  build: {
    does: 'Writes the finished site into a folder.',
    options: [PAGES, OUT_OR_AT, AT, FRESH, NOT_COMPRESSED, CHANGES, ...SHARDS],
    example: 'npm run build -- --at 2026-12-24',
  },
  publish: {
    does: 'Builds the site where nothing forbids to publish it, and keeps the last five that were published.',
    options: [['--back', 'puts back the site that was published before'], PAGES, OUT, FRESH, NOT_COMPRESSED, CHANGES],
    example: 'npm run publish -- --back',
  },
  preview: {
    does: 'Serves the built site.',
    options: [['--lan', 'also for phones in the same network, with a code to photograph'], OUT, PORT, HOST],
    example: 'npm run preview -- --lan',
  },
  where: { does: 'Lists every place that uses a name, a page, a token, a file of media/ or a text.', usage: 'NAME', options: [PAGES], example: 'npm run where lendingNotice' },
  merge: {
    does: 'Puts two versions of the content file together after a conflict, by what they mean; asks where both say something else in one field.',
    options: [['--ours', 'takes the first of two texts everywhere'], ['--theirs', 'takes the second'], ['--install', 'lets git do it by itself from now on'], PAGES],
    example: 'npm run merge',
  },
  media: {
    does: 'Lists the files of media/: where each is used, and its size as it lies there and as visitors load it.',
    options: [['--fix', 'mends their names (capital letters, spaces, umlauts), on disk and in the content file together'], PAGES],
    example: 'npm run media -- --fix',
  },
  deliver: {
    does: 'Sends one marked entry through each connected form, or through those of a page, and asks whether it has arrived.',
    usage: '[PATH …]',
    options: [['--site ADDRESS', 'where the site is served, for forms that send to its own host; its published address unless given'], PAGES],
    example: 'npm run deliver -- /contact',
  },
  site: {
    does: 'Begins a site of your own: writes a small content file and keeps the one that was there. Without a name it asks.',
    usage: '[NAME]',
    options: [
      ['--lang LANGUAGE', 'the language of the site; en unless given'],
      ['--accent COLOUR', 'the colour that all others are made of, such as "#0b6e4f"'],
      ['--kind KIND', 'firm, shop, portfolio, conference or page; firm unless given'],
      PAGES,
    ],
    example: 'npm run site -- "Corner Bakery" --kind shop',
  },
  section: {
    does: 'Moves, copies, hides, shows or removes a section, counted from 1; "undo" takes the last change back, "undo 3" the last three, "redo" makes it again.',
    usage: 'move|copy|hide|show|remove PAGE NUMBER [PAGE] [NUMBER]',
    options: [PAGES],
    example: 'npm run section -- move /faq 3 1',
  },
  page: {
    does: 'Moves a page to another address with all links to it, copies or removes it; "undo" takes the last change back, "redo" makes it again.',
    usage: 'move|copy|remove PAGE [PAGE]',
    options: [PAGES],
    example: 'npm run page -- move /faq /questions',
  },
  block: {
    does: 'Starts a block of that name, in a folder of src/blocks/.',
    usage: 'NAME',
    options: [['--island', 'one that is awake in the browser']],
    example: 'npm run block openingHours',
  },
  split: {
    does: 'Divides the content file: pages below one address, and each collection, get a file of their own, which "include" names.',
    options: [PAGES],
    example: 'npm run split',
  },
  join: { does: 'Puts all that "include" names back into the content file.', options: [PAGES], example: 'npm run join' },
  migrate: { does: 'Changes content that was written for older blocks.', options: [['--dry-run', 'only shows what would change'], PAGES], example: 'npm run migrate -- --dry-run' },
  schema: {
    does: 'Writes schema/ from the blocks and from pages.json, for editors and for the code.',
    options: [
      ['--check', 'writes nothing, and fails where a file is stale'],
      ['--draft', 'writes the steps that a changed block lacks, to be looked through'],
    ],
    example: 'npm run schema',
  },
  draw: { does: 'Draws the pictures of the first site anew, into media/; they are the same every time.', example: 'npm run draw' },
  shots: { does: 'Takes pictures of every route and state at three widths, into shots/.', usage: '[PATH …]', options: [PAGES, OUT], example: 'npm run shots -- /faq' },
  bench: {
    does: 'Measures the figures that README.md names; "load" sends 2,000 visitors at once, "studio" types in the Studio, "grow" builds up to 10,000 pages.',
    usage: '[load [DIR] | studio | grow]',
    example: 'npm run bench -- load',
  },
  fuzz: {
    does: 'Changes pages.json at random, again and again, until something breaks.',
    options: [
      ['--runs N', 'how often; 1,000,000 unless given'],
      ['--seed N', 'the same changes once more'],
    ],
    example: 'npm run fuzz -- --runs 10000',
  },
  mutation: { does: 'Changes the code where faults cost most and tells what no test sees; takes hours.', usage: '[GROUP …]', example: 'npm run mutation -- html' },
  format: { does: 'Sets the code out as the formatter does.', example: 'npm run format' },
  lint: { does: 'Looks through the code with the linter.', example: 'npm run lint' },
  'test:fast': { does: 'Runs the linter, the types and the tests that need no built site and no program of their own.', example: 'npm run test:fast' },
  test: {
    does: 'Runs the linter, the types and every test, or those of the files named. With --all on every page, and with more at random.',
    usage: '[--all] [FILE …]',
    example: 'npm test -- tests/site/read/read.test.ts',
  },
}

/** The answer to --help. */
export function helpWords(name: string): string {
  const { does, usage, options = [], example } = help[name] ?? { does: `The commands are: ${Object.keys(help).join(', ')}.`, example: 'npm run check -- --help' }
  const command = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
  const width = Math.max(...options.map(([option]) => option.length))
  const tail = [...(usage === undefined ? [] : [usage]), ...(options.length > 0 ? ['[options]'] : [])].join(' ')
  return [
    `${command}${tail && ` -- ${tail}`}`,
    `  ${does}`,
    ...(options.length > 0 ? ['', ...options.map(([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`)] : []),
    '',
    `For example: ${example}`,
  ].join('\n')
}
