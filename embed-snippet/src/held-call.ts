import type { HostMessage } from '@home-move/contract';
import type { Widget } from './widget';

/**
 * Lets the agent of a panel save what would be lost with its frame, before the CRM's next call opens. Returns a function that
 * gets whether something is unsaved.
 */
export function holdCalls({ element, hold }: Widget, port: MessagePort): (isUnsaved: boolean) => void {
  let heldCode: string | null = null;
  const holdCode = (code: string) => {
    heldCode = code;
    // No attribute contains the code in the meantime.
    element.removeAttribute('launch');
    const message: HostMessage = { type: 'switch' };
    port.postMessage(message);
  };
  return (isUnsaved) => {
    hold(isUnsaved ? holdCode : null);
    const code = heldCode;
    if (isUnsaved || code === null) return;
    heldCode = null;
    element.setAttribute('launch', code);
  };
}
