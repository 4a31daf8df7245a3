// Every stylesheet of the engine in its order: plain elements, Mantine in a layer of its own, the frame, then the blocks.
import './elements.css'
import '@mantine/core/styles.layer.css'
import '@mantine/carousel/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import './base.css'
import './folds.css'
import './contents.css'
import './terms.css'
import './diagram.css'
import './receipt.css'
import './talk.css'
import './frame.css'
import './media.css'

// Those of islands come along with their code.
// Put to use, so that the bundler keeps them. The script of this entry is thrown away; its stylesheet is what counts.
Object.assign(globalThis, import.meta.glob('../blocks/*/View.module.css', { eager: true }))
