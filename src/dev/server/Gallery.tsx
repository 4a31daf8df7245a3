import { FrameContext } from '../../parts/frame'
import { Icon } from '../../parts/Icon'
import type { Field } from '../../authoring/describe/fields'
import type { ShownBlock } from './gallery'
import { counted } from '../../parts/counted'

/** Widths at which every example is shown, in pixels: a phone, a tablet, a desktop. */
const WIDTHS = [360, 768, 1200]

/** Every block of the engine with its fields and examples, for whoever writes pages or blocks. */
export function Gallery({ blocks, name }: { blocks: readonly ShownBlock[]; name: string }) {
  return (
    <>
      <header className="top">
        <h1>Blocks</h1>
        <p className="of">{name}</p>
        <search className="search">
          <label htmlFor="search">Find a block</label>
          <input id="search" type="search" autoComplete="off" spellCheck={false} placeholder="name, description or field" aria-describedby="keys" aria-controls="index" />
          <p id="keys" className="keys">
            <kbd>/</kbd> to search, <kbd>↑</kbd> <kbd>↓</kbd> and <kbd>Enter</kbd> to go there, <kbd>Esc</kbd> to clear
          </p>
          <p id="count" role="status" className="count">
            {counted(blocks.length, 'block')}
          </p>
        </search>
      </header>
      <nav id="index" className="index" aria-label="Blocks">
        <ul>
          {blocks.map((block) => (
            <li key={block.type} data-type={block.type}>
              <a href={`#${block.type}`}>
                {block.title} <code>{block.type}</code>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <p id="none" className="none" hidden>
          No block has that in its name, description or fields.
        </p>
        {blocks.map((block) => (
          <Block key={block.type} block={block} />
        ))}
      </main>
    </>
  )
}

function Block({ block: { type, title, description, icon, fields, examples, fault } }: { block: ShownBlock }) {
  return (
    <article id={type} data-type={type} data-words={wordsOf(title, type, description, fields)} aria-labelledby={`${type}-title`} tabIndex={-1}>
      <div className="about">
        <h2 id={`${type}-title`}>
          <FrameContext value={{ lang: 'en', words: {}, icons: { [type]: icon } }}>
            <Icon name={type} size={28} />
          </FrameContext>
          {title} <code>{type}</code>
        </h2>
        <p>{description}</p>
        {fault && (
          <p>
            <strong>{fault}</strong>
          </p>
        )}
        <Fields fields={fields} />
      </div>
      {examples.map((example) => (
        <Example key={example.name} type={type} {...example} />
      ))}
    </article>
  )
}

/** What the search looks through. */
function wordsOf(title: string, type: string, description: string, fields: readonly Field[]): string {
  const names = (inner: readonly Field[]): string[] => inner.flatMap((field) => [field.name, ...names(field.fields)])
  return [title, type, description, ...names(fields)].join(' ').toLowerCase()
}

function Fields({ fields }: { fields: readonly Field[] }) {
  return (
    <dl className="fields">
      {fields.map(({ name, kind, required, sentence, fields: inner }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            {required && <strong>required</strong>}
            <span>{kind}</span>
          </dt>
          <dd>
            {sentence}
            {inner.length > 0 && <Fields fields={inner} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Example({ type, name, json, href }: { type: string; name: string; json: string; href: string }) {
  return (
    <div className="example" role="group" aria-labelledby={`${type}-${name}`}>
      <div className="example-head">
        <h3 id={`${type}-${name}`}>{name}</h3>
        <button type="button" className="copy" aria-label={`Copy JSON of ${type}, ${name}`}>
          Copy JSON
        </button>
      </div>
      <div className="shots">
        {WIDTHS.map((width) => (
          <figure key={width} style={{ flex: `${width} 1 0` }}>
            <figcaption>
              <a href={href} target="_blank" rel="noreferrer" aria-label={`${type}, ${name}: ${width} px, opens alone in a new tab`}>
                {width} px
              </a>
            </figcaption>
            <div className="stage">
              <iframe src={href} title={`${type}, ${name}, at ${width} pixels`} width={width} height={Math.round(width / 2)} loading="lazy" tabIndex={-1} />
            </div>
          </figure>
        ))}
      </div>
      <details>
        <summary>JSON</summary>
        <pre tabIndex={0} role="region" aria-label={`JSON of ${type}, ${name}`}>
          {json}
        </pre>
      </details>
    </div>
  )
}
