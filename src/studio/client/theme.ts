import { ActionIcon, Autocomplete, Button, createTheme, Drawer, Menu, Modal, Popover, Select, Tooltip } from '@mantine/core'

const CLOSE = { closeButtonProps: { 'aria-label': 'Close' }, transitionProps: { duration: 100 } }

/** What floats lies in a part of the page that has a name. */
const FLOATS = { portalProps: { target: '#menus' } }
/** Lists that scroll do so themselves: another element around them would have to be reached by the Tab key. */
const LIST = { withScrollArea: false, maxDropdownHeight: 'none' }
const LIST_STYLES = { options: { maxHeight: 240, overflowY: 'auto' } } as const

/** The look of the Studio: dense, quiet, dark text on light. */
export const theme = createTheme({
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.5', xl: '1.5' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.25rem', xl: '2rem' },
  primaryColor: 'blue',
  primaryShade: 8,
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'dark', size: 28 } }),
    Button: Button.extend({ defaultProps: { size: 'xs' } }),
    Drawer: Drawer.extend({ defaultProps: CLOSE }),
    Menu: Menu.extend({ defaultProps: { withInitialFocusPlaceholder: false, ...FLOATS, transitionProps: { duration: 80 } } }),
    Modal: Modal.extend({ defaultProps: CLOSE }),
    Autocomplete: Autocomplete.extend({ defaultProps: LIST, styles: LIST_STYLES }),
    Popover: Popover.extend({ defaultProps: FLOATS }),
    Select: Select.extend({ defaultProps: LIST, styles: LIST_STYLES }),
    Tooltip: Tooltip.extend({ defaultProps: { ...FLOATS, openDelay: 400, events: { hover: true, focus: true, touch: false } } }),
  },
})
