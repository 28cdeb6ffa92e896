import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { SIGN_IN_PATH } from '../protocol/addresses.ts'
import { editor, signOut } from './api.ts'
import { useStudio } from './context.ts'
import { hasSessionCopy } from './session-copy.ts'
import { ModalDialog } from './ui/ModalDialog.tsx'
import { ToolButton } from './ui/ToolButton.tsx'
import { isPending } from './unsaved.ts'

/** Only with a password. Asks if text is unsaved, because the next person at this computer must not find it. */
export function SignOut() {
  const { model, actions } = useStudio()
  const [isAsking, setAsking] = useState(false)
  if (editor === '') return null
  const unsaved = model.unsaved.filter(isPending)
  const leave = async () => {
    setAsking(false)
    if (!(await signOut()))
      return actions.announce('Could not sign out: the server is not responding. Try again.')
    for (const { id } of unsaved) actions.discard(id)
    sessionStorage.clear()
    location.replace(SIGN_IN_PATH)
  }
  const ask = async () => {
    // The field that the editor has just left may still be saving.
    await Promise.all(unsaved.map(({ id }) => actions.save(id)))
    // Includes what was typed meanwhile.
    return hasSessionCopy() ? setAsking(true) : leave()
  }
  return (
    <>
      <ToolButton
        label="Sign out"
        name={`Sign out ${editor}`}
        icon={<LogOut aria-hidden />}
        onPress={() => void ask()}
      />
      {isAsking && (
        <ModalDialog title="Sign out and discard unsaved text?" onClose={() => setAsking(false)}>
          <p>
            Some of what you typed is not saved. To keep it, cancel, and save it in its field, in
            the list of unsaved texts or in the source.
          </p>
          <div className="buttons">
            <button type="button" className="button" onClick={() => setAsking(false)}>
              Cancel
            </button>
            <button type="button" className="button danger" onClick={() => void leave()}>
              Discard and sign out
            </button>
          </div>
        </ModalDialog>
      )}
    </>
  )
}
