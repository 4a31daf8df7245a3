import { type ButtonProps, createTheme, DirectionContext, MantineProvider, type MantineColorsTuple } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Frame, FrameContext } from './frame'

const shades = (color: string): MantineColorsTuple => [color, color, color, color, color, color, color, color, color, color]
/** Buttons take their colours from the ground they stand on. */
const BUTTON_COLORS: Record<string, Record<string, string>> = {
  filled: { '--button-bg': 'var(--action)', '--button-hover': 'var(--action-hover)', '--button-color': 'var(--on-action)' },
  outline: { '--button-bg': 'transparent', '--button-hover': 'var(--wash)', '--button-color': 'var(--text)', '--button-bd': '1px solid var(--line-strong)' },
  subtle: { '--button-bg': 'transparent', '--button-hover': 'transparent', '--button-color': 'var(--accent-text)' },
}

/**
 * How Mantine's components look here. Every value is a variable of the site's stylesheet, so the theme is the same for
 * all sites and the browser needs no colour or font of pages.json.
 */
export const mantineTheme = createTheme({
  colors: { brand: shades('var(--action)') },
  primaryColor: 'brand',
  primaryShade: 6,
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-heading)' },
  defaultRadius: 'sm',
  respectReducedMotion: true,
  // Written as plain settings: naming the components here would load all of them with every island.
  components: {
    Button: { defaultProps: { radius: 'sm' }, vars: (_theme: unknown, { variant = 'filled' }: ButtonProps) => ({ root: BUTTON_COLORS[variant] ?? {} }) },
    InputBase: { defaultProps: { radius: 'sm', size: 'md' } },
    Checkbox: { defaultProps: { radius: 'sm' } },
    // The default hides closed panels in a way that the server does not render at all.
    Tabs: { defaultProps: { keepMountedMode: 'display-none' } },
    // The carousel tells its slides in English, and the first one when it only wakes: ours says them itself.
    VisuallyHidden: { defaultProps: { hidden: true } },
  },
})

/** Which way arrow keys and slides go. A site has one direction, so nothing ever changes it. */
const fixed = (dir: 'ltr' | 'rtl') => ({ dir, toggleDirection: () => {}, setDirection: () => {} })
const DIRECTIONS = { ltr: fixed('ltr'), rtl: fixed('rtl') }

/** What every rendered piece stands in, on the server and in the browser. Variables and classes come from the stylesheet. */
export function Provider({ frame, children }: { frame: Frame; children: ReactNode }) {
  return (
    <FrameContext value={frame}>
      <DirectionContext value={DIRECTIONS[frame.dir ?? 'ltr']}>
        <MantineProvider theme={mantineTheme} defaultColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
          {children}
        </MantineProvider>
      </DirectionContext>
    </FrameContext>
  )
}
