/** All tests of the studio: one file, so that they share a server, which takes long to begin. */
import './cases.ts'
import './writing.ts'
import './forms.ts'
import './yaml.ts'
import './pictures.ts'
import './points.ts'
