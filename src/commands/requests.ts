/** `npm run requests`: the contact requests, for the person who answers them. */

import { getPlaces } from '../site-folder/places.ts'
import { answerRequests } from './answer-requests.ts'

await answerRequests(process.argv.slice(2), getPlaces().siteDir)
