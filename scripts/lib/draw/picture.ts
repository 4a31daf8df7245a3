import { engrave } from './engrave'
import { backdrop, type Puff, sky, skyManner } from './sky'
import { box } from './solids/box'
import { frame } from './solids/vector'
import { type Camera, viewOf } from './trace/camera'
import { MORNING } from './trace/light'
import { put, type Thing } from './trace/thing'
import { trace } from './trace/trace'

/** Things on the ground before the sky; or in a room. */
type Scene = {
  width: number
  height: number
  camera: Camera
  things: readonly Thing[]
  clouds?: readonly Puff[]
  ground?: { tone: number }
  /** Where the light of a room is, in shares of the picture; it has no ground of its own. */
  room?: readonly [x: number, y: number]
}

/** How large a scene is unless it says otherwise. */
const USUAL = { width: 640, height: 480 }

/** A drawing is so much smaller than its scene says: the lines stand as far apart as ever, so the smaller the fewer there are to send. */
const SCALE = 0.84

/** Draws a scene in the light of the morning. */
function picture({ camera, things, ground = { tone: 1.1 }, room, ...scene }: Scene): string {
  const [width, height] = [Math.round(scene.width * SCALE), Math.round(scene.height * SCALE)]
  const clouds = scene.clouds?.map(([x, y, radius]): Puff => [x * SCALE, y * SCALE, radius * SCALE])
  const view = viewOf(camera, width, height)
  const { eye, target } = camera
  const facing = (Math.atan2(eye[0] - target[0], eye[2] - target[2]) * 180) / Math.PI
  const floor = room ? [] : [put(box(900, 0.01, 900), frame([0, -0.01, 0], facing), { tone: ground.tone, edge: 0, spacing: 5, castsShadow: false })]
  const [, horizon] = view.spot([target[0] - eye[0] + target[0] * 1e3, eye[1], -1e4])
  const { sampler, mannerOf } = trace(
    [...things, ...floor],
    view,
    MORNING,
    room ? backdrop(room[0] * width, room[1] * height, width * 0.62) : sky(Math.min(height, Math.max(1, horizon)), clouds),
  )
  return engrave({ width, height, sampler, mannerOf: (region) => (region < 0 ? skyManner(region) : mannerOf(region)) })
}

type Size = Partial<Pick<Scene, 'width' | 'height'>>

/** Draws things in a room; its light falls on a point, in shares of the picture. */
export const indoors = (camera: Camera, things: readonly Thing[], { light = [0.5, 0.4], ...size }: Size & { light?: readonly [x: number, y: number] } = {}): string =>
  picture({ ...USUAL, ...size, camera, things, room: light })

/** Draws things on the ground before the sky. */
export const outdoors = (camera: Camera, things: readonly Thing[], around: Size & Pick<Scene, 'clouds' | 'ground'> = {}): string => picture({ ...USUAL, ...around, camera, things })
