import { getPlaces } from '../site-folder/places.ts'
import { runRequests } from './run-requests.ts'

await runRequests(process.argv.slice(2), getPlaces().siteDir)
