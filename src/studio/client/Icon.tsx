import alert from '@tabler/icons/outline/alert-circle.svg?inline'
import undo from '@tabler/icons/outline/arrow-back-up.svg?inline'
import redo from '@tabler/icons/outline/arrow-forward-up.svg?inline'
import publish from '@tabler/icons/outline/world-upload.svg?inline'
import earlier from '@tabler/icons/outline/versions.svg?inline'
import history from '@tabler/icons/outline/history.svg?inline'
import arrowDown from '@tabler/icons/outline/arrow-down.svg?inline'
import arrowUp from '@tabler/icons/outline/arrow-up.svg?inline'
import chevronRight from '@tabler/icons/outline/chevron-right.svg?inline'
import copy from '@tabler/icons/outline/copy.svg?inline'
import desktop from '@tabler/icons/outline/device-desktop.svg?inline'
import phone from '@tabler/icons/outline/device-mobile.svg?inline'
import tablet from '@tabler/icons/outline/device-tablet.svg?inline'
import dots from '@tabler/icons/outline/dots.svg?inline'
import openLink from '@tabler/icons/outline/external-link.svg?inline'
import eyeOff from '@tabler/icons/outline/eye-off.svg?inline'
import eye from '@tabler/icons/outline/eye.svg?inline'
import file from '@tabler/icons/outline/file.svg?inline'
import grip from '@tabler/icons/outline/grip-vertical.svg?inline'
import keyboard from '@tabler/icons/outline/keyboard.svg?inline'
import columnsLeft from '@tabler/icons/outline/layout-sidebar.svg?inline'
import columnsRight from '@tabler/icons/outline/layout-sidebar-right.svg?inline'
import pencil from '@tabler/icons/outline/pencil.svg?inline'
import plus from '@tabler/icons/outline/plus.svg?inline'
import search from '@tabler/icons/outline/search.svg?inline'
import settings from '@tabler/icons/outline/settings.svg?inline'
import trash from '@tabler/icons/outline/trash.svg?inline'
import { createElement } from 'react'
import type { IconNode } from '../../parts/icon'

const ICONS = {
  alert,
  arrowDown,
  arrowUp,
  chevronRight,
  columnsLeft,
  columnsRight,
  copy,
  desktop,
  dots,
  earlier,
  eye,
  eyeOff,
  file,
  grip,
  history,
  keyboard,
  openLink,
  pencil,
  phone,
  plus,
  publish,
  redo,
  search,
  settings,
  tablet,
  trash,
  undo,
}
export type IconName = keyof typeof ICONS

/** An icon of the Studio itself in the colour of the text. Decoration only: what it stands in has a name. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return <span className="studio-icon" aria-hidden="true" style={{ width: size, height: size, maskImage: `url("${ICONS[name]}")` }} />
}

/** The icon that a kind of section says in its schema. */
export function BlockIcon({ nodes, size = 16 }: { nodes: readonly IconNode[]; size?: number }) {
  return (
    <svg className="block-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {nodes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
