import { hostedUrl, type Placement } from './portal';

/** How long a loaded frame may stay silent before we say so. A refused frame loads, and never speaks. */
const answerTimeoutMs = 6000;

/**
 * Calls back once when the frame has loaded and no word came from it. Its one timer runs only between the frame's load
 * and its first word. `heard` ends the wait.
 */
export function watchForNoAnswer(frame: HTMLIFrameElement, onSilence: () => void): { heard(): void } {
  let timer = 0;
  let done = false;
  frame.addEventListener('load', () => {
    if (done || timer !== 0) return;
    timer = window.setTimeout(onSilence, answerTimeoutMs);
  });
  return {
    heard() {
      done = true;
      window.clearTimeout(timer);
    },
  };
}

/** What people see when the frame stays silent: a sentence and a link to the same brand on its own page. */
export function createFallback(placement: Placement): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.setAttribute('role', 'status');
  const link = document.createElement('a');
  link.href = hostedUrl(placement);
  link.rel = 'noopener';
  link.textContent = 'Set up your new home on its own page';
  paragraph.append('This part of the page could not be shown here. ', link, '.');
  return paragraph;
}
