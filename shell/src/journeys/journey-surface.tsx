import type { JourneyId } from '@home-move/contract';
import { createRoot, type Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import type { FailureView, Surface } from './surface';

export interface SurfaceViews {
  readonly waiting: () => ReactNode;
  readonly failed: (view: FailureView) => ReactNode;
}

/** A journey's part of the outlet. The shell's words have a React root of their own, so that a broken remote cannot take them along. */
export function createJourneySurface(journey: JourneyId, outlet: HTMLElement, views: SurfaceViews): Surface {
  const section = document.createElement('div');
  section.dataset['journey'] = journey;
  const messageElement = document.createElement('div');
  messageElement.style.gridArea = '1/1';
  let root: Root | null = null;

  /** In one cell the remote, which may draw before it says that it is there, and the words for it do not move each other. */
  function showMessage(content: ReactNode, display: '' | 'grid'): void {
    section.style.display = display;
    section.prepend(messageElement);
    outlet.append(section);
    root ??= createRoot(messageElement);
    root.render(content);
  }

  function hideMessage(): void {
    root?.unmount();
    root = null;
    messageElement.remove();
    section.style.display = '';
  }

  return {
    createMountElement() {
      const element = document.createElement('div');
      element.style.gridArea = '1/1';
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
