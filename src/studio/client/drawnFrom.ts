import { createContext, useContext } from 'react'

const Context = createContext('')

/** Says which state of the file, by its hash, what lies inside was drawn from: places that are chosen there are places of that state. */
export const DrawnFrom = Context.Provider
export const useDrawnFrom = () => useContext(Context)
