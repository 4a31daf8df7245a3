/** Code in the HTML of a section, of which it is said in what language it is. */
const CODE = /<code class="language-([\w+#.-]+)">([^<]+)<\/code>/g

/** Longer lines stay as they are: no person wrote them, and some patterns take very long for them. */
const LONGEST_LINE = 500

/** What the kinds of words are called that stand out; all others are plain. */
const KINDS: Readonly<Record<string, string>> = {
  'var(--shiki-token-keyword)': 'code-keyword',
  'var(--shiki-token-string)': 'code-value',
  'var(--shiki-token-string-expression)': 'code-value',
  'var(--shiki-token-constant)': 'code-value',
  'var(--shiki-token-comment)': 'code-comment',
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type Token = { content: string; color?: string | undefined }
type Highlighter = { tokens: (code: string, language: string) => Promise<Token[][] | undefined> }

let highlighter: Promise<Highlighter> | undefined
const known = new Map<string, Promise<string>>()

/**
 * Returns the HTML of a section in which the words of code stand out by their kind; code in a language that is not known stays as it
 * is. What does so is loaded when there is such code.
 */
export async function highlighted(html: string): Promise<string> {
  const found = [...html.matchAll(CODE)]
  if (found.length === 0) return html
  let [done, end] = ['', 0]
  for (const { 0: whole, 1: language = '', 2: code = '', index } of found) {
    const drawn = known.get(whole) ?? drawCode(code, language)
    known.set(whole, drawn)
    done += html.slice(end, index) + (await drawn)
    end = index + whole.length
  }
  return done + html.slice(end)
}

async function drawCode(html: string, language: string): Promise<string> {
  highlighter ??= loadHighlighter()
  const code = html.replaceAll(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
  const lines = await (await highlighter).tokens(code, language.toLowerCase())
  return `<code class="language-${language}">${lines ? lines.map(drawLine).join('\n') : html}</code>`
}

/** Neighbours of one kind are drawn as one. */
function drawLine(tokens: readonly Token[]): string {
  let [line, kind, words] = ['', '', '']
  const close = () => {
    line += kind && words ? `<span class="${kind}">${escape(words)}</span>` : escape(words)
    words = ''
  }
  for (const { content, color = '' } of tokens) {
    const own = KINDS[color] ?? ''
    if (own !== kind && content.trim() !== '') {
      close()
      kind = own
    }
    words += content
  }
  close()
  return line
}

async function loadHighlighter(): Promise<Highlighter> {
  const [{ createHighlighter, bundledLanguages, createCssVariablesTheme }, { createJavaScriptRegexEngine }] = await Promise.all([
    import('shiki'),
    import('shiki/engine/javascript'),
  ])
  const theme = createCssVariablesTheme()
  const shiki = await createHighlighter({ themes: [theme], langs: [], engine: createJavaScriptRegexEngine({ forgiving: true }) })
  const isLanguage = (name: string): name is keyof typeof bundledLanguages => Object.hasOwn(bundledLanguages, name)
  return {
    tokens: async (code, language) => {
      if (!isLanguage(language)) return undefined
      if (!shiki.getLoadedLanguages().includes(language)) await shiki.loadLanguage(language)
      // Without a limit of time, so that each build draws the same.
      return shiki.codeToTokensBase(code, { lang: language, theme, tokenizeMaxLineLength: LONGEST_LINE, tokenizeTimeLimit: 0 })
    },
  }
}
