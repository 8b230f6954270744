import { hostedUrl, type Placement } from './portal';

/** Milliseconds that a loaded frame has to send hello. A frame that the browser blocks also fires `load`. */
const answerTimeoutMs = 6000;

/**
 * Calls `onNoAnswer` once when the frame has loaded but sends no hello in time. Its timer runs only between load and hello;
 * `cancel` stops it.
 */
export function watchForNoAnswer(frame: HTMLIFrameElement, onNoAnswer: () => void): { cancel(): void } {
  let timer = 0;
  let done = false;
  frame.addEventListener('load', () => {
    if (done || timer !== 0) return;
    timer = window.setTimeout(onNoAnswer, answerTimeoutMs);
  });
  return {
    cancel() {
      done = true;
      window.clearTimeout(timer);
    },
  };
}

/** Shown in place of a frame that does not answer: a sentence with a link to the brand's hosted page. */
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
