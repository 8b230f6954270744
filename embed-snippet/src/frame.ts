import type { EmbedFrameName } from '@home-move/contract';
import { frameUrl, type Placement } from './portal';

/** Styles of the shadow root. The minimum height is reserved until the frame reports its own, which prevents layout shift. */
export const style = `
:host { display: block; min-height: min(100svh, 900px); }
iframe { display: block; width: 100%; height: 100%; min-height: inherit; border: 0; background: transparent; color-scheme: normal; }
iframe[hidden] { display: none; }
p { margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif; color: inherit; }
a { color: inherit; }
`;

/** Styles the shadow root with a constructed sheet: a host's CSP could block a style element. */
export function applyStyle(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
}

/** Creates the frame. Its address is set before insertion: a later change would add a history entry to the host's page. */
export function createFrame(placement: Placement, name: EmbedFrameName): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.name = name;
  frame.title = 'Set up your new home';
  frame.referrerPolicy = 'no-referrer';
  frame.src = frameUrl(placement, window.location.origin);
  return frame;
}
