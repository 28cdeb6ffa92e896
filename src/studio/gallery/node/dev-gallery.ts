import { join, resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { Project } from '../../../site-folder/project.ts'
import type { LiveSite } from '../../live-site.ts'
import { GALLERY, GALLERY_CONNECTED } from '../messages.ts'
import { isExampleFile } from './example-texts.ts'
import { galleryDocuments } from './gallery-documents.ts'
import { LiveGallery } from './live-gallery.ts'

/** @param live its plugin must be registered first */
export function devGallery(project: Project, live: LiveSite): Plugin {
  const sections = join(project.root, 'src/theme/sections')
  const gallery = new LiveGallery(project, live)
  let isOpen = false
  const tell = (server: ViteDevServer) => {
    gallery.invalidate()
    if (isOpen) server.environments.client.hot.send(GALLERY, gallery.state)
  }
  return {
    name: 'site:gallery',
    apply: 'serve',
    configureServer(server) {
      live.onUpdate(() => tell(server))
      server.ws.on(GALLERY_CONNECTED, (_, client) => {
        isOpen = true
        client.send(GALLERY, gallery.state)
      })
      server.middlewares.use(galleryDocuments(server, live))
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, read, server }) {
        if (!isExampleFile(resolve(file), sections) || this.environment.name !== 'client') return
        // Wait until the file is readable.
        await read()
        tell(server)
      },
    },
  }
}
