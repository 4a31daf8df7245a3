import { MantineProvider } from '@mantine/core'
import '@mantine/core/styles.css'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { Frame } from './Frame'
import { Outline } from './Outline'
import { Pages } from './Pages'
import { Panel } from './Panel'
import { readSelection } from './selection'
import './studio.css'
import { StudioProvider } from './useStudio'
import { TopBar } from './TopBar'

function Studio() {
  return (
    <StudioProvider>
      <div className="studio">
        <TopBar />
        <aside className="left" aria-label="Pages and sections">
          <Pages />
          <Outline />
        </aside>
        <main>
          <Frame />
          <div id="menus" />
        </main>
        <aside className="right" aria-label="What is selected">
          <Panel />
        </aside>
      </div>
    </StudioProvider>
  )
}

const root = createRootRoute()
const studio = createRoute({ getParentRoute: () => root, path: '/', component: Studio, validateSearch: readSelection })
const router = createRouter({ routeTree: root.addChildren([studio]), basepath: '/_studio' })

const element = document.getElementById('studio')
if (element)
  createRoot(element).render(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  )
