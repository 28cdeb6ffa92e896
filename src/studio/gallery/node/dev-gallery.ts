import { join, resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { Project } from '../../../site-folder/project.ts'
import type { LiveSite } from '../../live-site.ts'
import { GALLERY, GALLERY_HELLO } from '../messages.ts'
import { isExampleFile } from './example-texts.ts'
import { galleryDocuments } from './gallery-documents.ts'
import { LiveGallery } from './live-gallery.ts'

/**
 * The gallery of the development server: every example of every section kind, the parts and the tokens.
 * @param live the site as it is edited; its own plugin comes before this one
 */
export function devGallery(project: Project, live: LiveSite): Plugin {
  const sections = join(project.root, 'src/theme/sections')
  const gallery = new LiveGallery(project, live)
  // Nothing is compiled for a gallery that nobody looks at.
  let isOpen = false
  const tell = (server: ViteDevServer) => {
    gallery.forget()
    if (isOpen) server.environments.client.hot.send(GALLERY, gallery.state)
  }
  return {
    name: 'site:gallery',
    apply: 'serve',
    configureServer(server) {
      // The site and its public files are followed by the plugin of the site.
      live.onUpdate(() => tell(server))
      server.ws.on(GALLERY_HELLO, (_, client) => {
        isOpen = true
        client.send(GALLERY, gallery.state)
      })
      server.middlewares.use(galleryDocuments(server, live))
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, read, server }) {
        if (!isExampleFile(resolve(file), sections) || this.environment.name !== 'client') return
        // What is being written is there once it can be read.
        await read()
        tell(server)
      },
    },
  }
}
