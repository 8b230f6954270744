import type { JourneyId } from '@home-move/contract';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { RemoteFault } from './fault';

export interface FailureView {
  readonly fault: RemoteFault;
  /** Consecutive failures of this journey. */
  readonly failures: number;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

export interface SurfaceViews {
  readonly waiting: () => ReactNode;
  readonly failed: (view: FailureView) => ReactNode;
}

/** Where one journey draws: elements for the remote, and the shell's message while it waits or has failed. */
export interface Surface {
  /** Creates an empty element for one mount. */
  createMountElement(): HTMLElement;
  showWaiting(): void;
  showFailure(view: FailureView): void;
  /** Removes the shell's message, so that the remote is all there is. */
  showRemote(): void;
  clear(): void;
}

/** Message and remote share one grid cell: the remote may draw before its mount has finished, and neither shifts the other. */
function createCell(): HTMLElement {
  const element = document.createElement('div');
  element.style.gridArea = '1/1';
  return element;
}

/** A journey's section of the outlet. The shell's message has its own React root, so that a broken remote cannot take it down. */
export function createJourneySurface(journey: JourneyId, outlet: HTMLElement, views: SurfaceViews): Surface {
  const section = document.createElement('div');
  section.dataset['journey'] = journey;
  let messageElement: HTMLElement | undefined;
  let root: Root | null = null;

  function showMessage(content: ReactNode, display: '' | 'grid'): void {
    section.style.display = display;
    if (!messageElement || !root) root = createRoot((messageElement = createCell()));
    section.prepend(messageElement);
    outlet.append(section);
    root.render(content);
  }

  function hideMessage(): void {
    const leaving = root;
    root = null;
    messageElement?.remove();
    section.style.display = '';
    // Last: React runs pending effects of the remote first, and an error in one of them shows the next message.
    leaving?.unmount();
  }

  return {
    createMountElement() {
      const element = createCell();
      section.append(element);
      outlet.append(section);
      return element;
    },
    showWaiting: () => showMessage(views.waiting(), 'grid'),
    showFailure: (view) => showMessage(views.failed(view), ''),
    showRemote: hideMessage,
    clear() {
      hideMessage();
      section.remove();
    },
  };
}
