import { frameUrl, type Placement } from './portal';

/** Space the frame takes before it says how high it is; reserving it keeps the host's layout still. */
export const style = `
:host { display: block; min-height: min(100svh, 900px); }
iframe { display: block; width: 100%; height: 100%; min-height: inherit; border: 0; background: transparent; color-scheme: normal; }
iframe[hidden] { display: none; }
p { margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif; color: inherit; }
a { color: inherit; }
`;

/** Gives the shadow root its style without a style element, which a host's CSP could refuse. */
export function applyStyle(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
}

/** The frame with its address set before it is inserted: a later change would add to the host's history. */
export function createFrame(placement: Placement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'Set up your new home';
  frame.referrerPolicy = 'no-referrer';
  frame.src = frameUrl(placement, window.location.origin);
  return frame;
}
