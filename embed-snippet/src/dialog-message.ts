import type { FrameMessage } from '@home-move/contract';

/** The element that contains a dialog, in its shadow root. */
export const dialogTag = 'home-move-dialog';

/** The event with which an element in a dialog passes on a message of its frame. It does not bubble. */
export const dialogEvent = 'homemove-message';

/** The event of an element whose dialog has closed. It does not bubble. */
export const closedEvent = 'homemove-closed';

const types = ['height', 'look', 'close', 'unsaved'] as const;

/** A message that the dialog around a frame handles. */
export type DialogMessage = Extract<FrameMessage, { readonly type: (typeof types)[number] }>;

/** The brand's name and colours, as the frame reports them. */
export type Look = Extract<FrameMessage, { readonly type: 'look' }>;

export function isForDialog(message: FrameMessage): message is DialogMessage {
  return types.some((type) => type === message.type);
}

/** Whether the element is in a dialog. */
export function isInDialog(element: Element): boolean {
  const root = element.getRootNode();
  return root instanceof ShadowRoot && root.host.localName === dialogTag;
}
