import type { WebSocketClient } from 'vite'
import { fileReason } from '../../site/diagnostics/wording/files'
import { bannerWords } from '../../site/diagnostics/wording/banner'
import type { Compilation } from './compilation'

type Parts = Pick<Compilation, 'compiler' | 'advice' | 'media'> & { path: string; onWritten: () => void }

/**
 * Answers what the open page asks for in its banner: to mend what is safe to mend, as `npm run check -- --fix` does, and for advice.
 * Only pages of this server can ask: its socket is opened with a word that no other page can know.
 */
export function createHelp({ compiler, advice, media, path, onWritten }: Parts): { mend: (client: WebSocketClient) => void; advise: (client: WebSocketClient) => void } {
  const tell = (client: WebSocketClient, words: string) => client.send('quoin:said', words)
  return {
    mend: (client) => {
      const known = compiler()
      if (!known) return tell(client, bannerWords.noBlocks)
      try {
        const fixed = known.fixFile(path, known.blocks, media())
        tell(client, bannerWords.mended(fixed.length))
      } catch (error) {
        tell(client, bannerWords.notMended(fileReason(error) ?? String(error)))
      }
      onWritten()
    },
    advise: (client) => {
      try {
        client.send('quoin:advice', advice())
      } catch (error) {
        tell(client, String(error))
      }
    },
  }
}
