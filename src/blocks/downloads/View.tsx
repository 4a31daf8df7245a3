import { fileLink } from '../../parts/fileLink'
import { useFrame } from '../../parts/frame'
import { Heading } from '../../parts/Heading'
import type { Downloads } from './schema'
import { Inline } from '../../parts/Inline'
import classes from './View.module.css'

export default function DownloadsView({ items, ...heading }: Downloads) {
  const { lang } = useFrame()
  return (
    <>
      <Heading {...heading} />
      {items.length > 0 && (
        <ul className={classes.files}>
          {items.map(({ title, text, file }, index) => {
            const { attributes, type, size } = fileLink(file, lang)
            return (
              <li key={index}>
                <a {...attributes}>
                  <span className={classes.title}>{title}</span> <span className={classes.type}>{type}</span> {size && <span className={classes.size}>{size}</span>}
                </a>
                {text && (
                  <p>
                    <Inline>{text}</Inline>
                  </p>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
