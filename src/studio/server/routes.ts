import type { Route } from './route'
import { versions } from './routes/versions'
import { rollBack } from './routes/rollBack'
import { publishProblems } from './routes/publishProblems'
import { publishing } from './routes/publishing'
import { publish } from './routes/publish'
import { blocks } from './routes/blocks'
import { advice } from './routes/advice'
import { edit } from './routes/edit'
import { follow } from './routes/follow'
import { history } from './routes/history'
import { icons } from './routes/icons'
import { links } from './routes/links'
import { mend } from './routes/mend'
import { media } from './routes/media'
import { offers } from './routes/offers'
import { part } from './routes/part'
import { picture } from './routes/picture'
import { pictures } from './routes/pictures'
import { removeMedia } from './routes/removeMedia'
import { replaceMedia } from './routes/replaceMedia'
import { restore } from './routes/restore'
import { sections } from './routes/sections'
import { state } from './routes/state'
import { templates } from './routes/templates'
import { texts } from './routes/texts'
import { upload } from './routes/upload'
import { words } from './routes/words'
import { travel } from './travel'

/** Questions about the pages and parts of the file, and changes of it. */
const ofFile = { advice, blocks, edit, follow, links, mend, part, redo: travel('redo'), sections, state, templates, undo: travel('undo'), words }
/** What the file was. */
const ofHistory = { history, publish, publishing, publishProblems, restore, rollBack, versions }
/** What fields offer, and how texts read. */
const ofFields = { icons, offers, texts }
/** Files in media/. */
const ofMedia = { media, picture, pictures, removeMedia, replaceMedia, upload }

/** All that the panel can ask, by the name behind /_studio/api/. */
export const routes: ReadonlyMap<string, Route> = new Map(Object.entries({ ...ofFile, ...ofHistory, ...ofFields, ...ofMedia }))
