import { showButton } from './button';
import { openModal, type OpenModal } from './modal';
import type { DialogRequest, ElementDialog } from './widget';

export { followLink } from './link-element';

/** Creates the dialog of an element, which shows at most one portal at a time. */
export function createDialog(request: DialogRequest): ElementDialog {
  let modal: OpenModal | null = null;
  let hideButton: (() => void) | null = null;

  function open(opener: HTMLElement | null): void {
    modal ??= openModal(
      {
        ...request,
        onClosed() {
          modal = null;
          request.onClosed();
        },
      },
      opener,
    );
  }
  return {
    offer() {
      hideButton ??= showButton(request.root, open);
    },
    open,
    requestClose: () => modal?.requestClose(),
    stop() {
      modal?.close();
      hideButton?.();
    },
  };
}
