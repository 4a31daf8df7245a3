import { MantineProvider } from '@mantine/core'
import '@mantine/core/styles.css'
import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.css'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { Fault } from './Fault'
import { readSelection } from './selection'
import { Studio } from './Studio'
import './studio.css'
import './lines.css'
import './library.css'
import { theme } from './theme'

const root = createRootRoute()
const studio = createRoute({ getParentRoute: () => root, path: '/', component: Studio, errorComponent: Fault, validateSearch: readSelection })
const router = createRouter({ routeTree: root.addChildren([studio]), basepath: '/_studio' })

const element = document.getElementById('studio')
if (element)
  createRoot(element).render(
    <MantineProvider theme={theme}>
      <Notifications position="bottom-center" autoClose={15_000} containerWidth={440} />
      <RouterProvider router={router} />
    </MantineProvider>,
  )
