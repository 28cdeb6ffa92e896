import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Project } from '../../../site-folder/project.ts'
import { isInside } from '../../dev-site.ts'
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
  return {
    name: 'site:gallery',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('all', (_, path) => {
        if (isInside(project.publicDir, path)) gallery.forget()
      })
      server.ws.on(GALLERY_HELLO, (_, client) => {
        isOpen = true
        client.send(GALLERY, gallery.state)
      })
      server.middlewares.use(galleryDocuments(server, live))
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, read }) {
        const path = resolve(file)
        if (path !== project.siteFile && !isExampleFile(path, sections)) return
        if (this.environment.name !== 'client') return
        // What is being written is there once it can be read.
        if (path !== project.siteFile) await read()
        gallery.forget()
        if (isOpen) this.environment.hot.send(GALLERY, gallery.state)
      },
    },
  }
}
