import { useId } from 'react'
import { useFrame } from '../../parts/frame'
import { Inline } from '../../parts/Inline'
import { searchAddress } from '../../parts/searchAddress'
import type { Search } from './schema'
import classes from './View.module.css'

/** A form that keeps what is looked for in the address; its script shows what is found as one types. */
export default function SearchView({ title, text }: Search) {
  const { lang, words } = useFrame()
  const id = useId()
  return (
    <div className={classes.search} data-search={searchAddress(lang)}>
      <h1>{title}</h1>
      {text && (
        <p className="intro">
          <Inline>{text}</Inline>
        </p>
      )}
      <search>
        <form className={classes.form}>
          <label htmlFor={id}>{words.searchSite}</label>
          <span>
            <input id={id} type="search" name="q" autoComplete="off" enterKeyHint="search" />
            <button type="submit">{words.search}</button>
          </span>
        </form>
      </search>
      <p className={classes.without}>{words.searchNoScript}</p>
      <p role="status" className={classes.status} data-found={words.searchFound} data-nothing={words.searchNothing} data-failed={words.searchFailed} />
      <div className={classes.results} />
    </div>
  )
}
