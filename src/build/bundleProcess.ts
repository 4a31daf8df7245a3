import { answerWith } from './runInChild'
import { bundleBrowser } from './bundleBrowser'
import { bundleServer } from './bundleServer'

answerWith(({ folder }: { folder?: string }) => (folder === undefined ? bundleBrowser() : bundleServer(folder)))
