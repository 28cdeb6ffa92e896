import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { ToolButton } from './ToolButton.tsx'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly size?: 'small' | 'large' | 'drawer'
  readonly children: ReactNode
}

export const ModalDialog = ({ title, onClose, size = 'small', children }: Props) => (
  <ModalOverlay className={`overlay ${size}`} isOpen isDismissable onOpenChange={onClose}>
    <Modal className={`modal ${size}`}>
      <Dialog className="dialog">
        <div className="head">
          <Heading slot="title">{title}</Heading>
          <ToolButton
            label="Close"
            icon={<X aria-hidden />}
            onPress={onClose}
            name="Close dialog"
          />
        </div>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
)
