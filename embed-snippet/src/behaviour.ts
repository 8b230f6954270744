import { warn } from './console';
import { createFrameHeight } from './frame-height';
import { ignoredAttributes } from './ignored-attributes';
import { readMessage } from './messages';
import { hasOwnTheme, type Placement } from './portal';
import { needsSurface } from './surface';

export { findCause, sentenceOf } from './failure-cause';

/** One frame of the page, as the loader created it. */
export interface Widget {
  readonly element: HTMLElement;
  readonly frame: HTMLIFrameElement;
  readonly surface: HTMLElement;
  readonly placement: Placement;
  /** Dispatches an event of the element. */
  readonly emit: (name: string, detail: object) => void;
  /** Keeps the frame while its agent has unsaved input, and prompts the agent through the port; null releases it. */
  readonly hold: (port: MessagePort | null) => void;
}

/** Paints a surface below the frame if the page needs one. A portal with its own theme paints the background itself. */
function paintSurface({ element, surface, placement }: Widget): void {
  surface.classList.toggle('surface', !hasOwnTheme(placement) && needsSurface(element));
}

/** Paints the surface of a frame that is still loading, and writes a line for each attribute that has no effect. */
export function prepareWidget(widget: Widget): void {
  paintSurface(widget);
  for (const sentence of ignoredAttributes(widget.element)) warn(sentence);
}

/** Names the brand that an element without one shows, if it could be another. */
function warnOfChoice(hostBrands: readonly string[]): void {
  if (hostBrands.length > 1)
    warn(
      `the tag names no brand, and ${location.origin} is registered for ${hostBrands.join(', ')}. It shows ${hostBrands[0]}, because partners come first, in the order of their ids. Name a brand with the attribute brand (data-brand on the script).`,
    );
}

/** Handles the frame's messages, including messages that have arrived since the welcome. */
export function receiveMessages(widget: Widget, port: MessagePort): void {
  const { element, frame, placement, emit } = widget;
  const frameHeight = createFrameHeight(element, frame);
  let isReady = false;
  port.addEventListener('message', ({ data }: MessageEvent) => {
    const message = readMessage(data);
    if (message === null) return;
    if (message.type === 'height') {
      frameHeight.follow(message.px, message.isPrompted);
      return;
    }
    if (message.type === 'unsaved') {
      widget.hold(message.isUnsaved ? port : null);
      return;
    }
    if (message.type === 'ready') {
      isReady = true;
      warnOfChoice(message.hostBrands ?? []);
      emit('ready', {});
      return;
    }
    const { type, ...detail } = message;
    if (type === 'step') {
      // The host's page may have changed its colours.
      paintSurface(widget);
      // The button to the next screen may be far down: starts at the top, as a page load would.
      if (isReady && !placement.isPanel) frameHeight.scrollToTop();
    }
    emit(type, detail);
  });
  port.start();
}
