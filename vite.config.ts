import { defineConfig } from 'vite'
import { developmentConfig } from './src/studio/development.ts'

/** The development server of `npm run dev`, and of `npm run edit` in the mode `studio`. */
export default defineConfig(({ mode }) => developmentConfig(mode === 'studio'))
