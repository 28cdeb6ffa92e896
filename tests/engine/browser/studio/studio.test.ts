/** All browser tests of the studio are in one file to share a server. */
import './cases.ts'
import './writing.ts'
import './structure.ts'
import './forms.ts'
import './yaml.ts'
import './pictures.ts'
import './points.ts'
import './publishing.ts'
