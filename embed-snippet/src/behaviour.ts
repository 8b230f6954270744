import { warn } from './console';
import { dialogEvent, isForDialog, isInDialog } from './dialog-message';
import { createFrameHeight } from './frame-height';
import { holdCalls } from './held-call';
import { ignoredAttributes } from './ignored-attributes';
import { readMessage } from './messages';
import { hasOwnTheme } from './portal';
import { passPrefill } from './prefill';
import { followProperties, shareProperties } from './share-properties';
import { needsSurface } from './surface';
import type { Widget } from './widget';

export { explainFailure, findCause } from './failure-cause';
export { whenReady } from './ready-elements';
export { warnOfUnknown } from './script-attributes';

/** Paints a surface below the frame if the page needs one. A portal with its own theme paints the background itself. */
function paintSurface({ element, surface, placement }: Widget): void {
  surface.classList.toggle('surface', !hasOwnTheme(placement) && needsSurface(element));
}

/** Prepares a frame that is still loading, and writes a line for each attribute that has no effect. */
export function prepareWidget(widget: Widget): void {
  paintSurface(widget);
  followProperties(widget);
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
  widget.ports.push(port);
  shareProperties(widget);
  const frameHeight = createFrameHeight(element, frame);
  const setUnsaved = holdCalls(widget, port);
  const endPrefill = placement.isPanel ? null : passPrefill(element, port);
  const hasDialog = isInDialog(element);
  let isReady = false;
  port.addEventListener('message', ({ data }: MessageEvent) => {
    const message = readMessage(data);
    if (message === null) return;
    if (isForDialog(message)) {
      if (hasDialog) element.dispatchEvent(new CustomEvent(dialogEvent, { detail: message }));
      else if (message.type === 'height') frameHeight.follow(message.px, message.isPrompted);
      // Only a panel gets other calls.
      else if (message.type === 'unsaved' && placement.isPanel) setUnsaved(message.isUnsaved);
      return;
    }
    if (message.type === 'ready') {
      isReady = true;
      warnOfChoice(message.hostBrands ?? []);
      emit('ready', {});
      return;
    }
    if (message.type === 'prefill') {
      endPrefill?.(message.outcome);
      return;
    }
    const { type, ...detail } = message;
    if (type === 'step') {
      // The host's page may have changed its colours.
      paintSurface(widget);
      // The button to the next screen may be far down: starts at the top, as a page load would.
      if (isReady && !placement.isPanel && !hasDialog) frameHeight.scrollToTop();
    }
    emit(type, detail);
  });
  port.start();
}
