/** `npm run requests`: the contact requests, for the person who answers them. */

import { placesOf } from '../site-folder/places.ts'
import { answerRequests } from './answer-requests.ts'

await answerRequests(process.argv.slice(2), placesOf().siteDir)
