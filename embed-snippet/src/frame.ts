import type { EmbedFrameName, EmbedSandbox } from '@home-move/contract';
import { frameUrl, type Placement } from './portal';

/**
 * Styles of the shadow root. The frame carries the height, so that it does not depend on how the host's page displays
 * the element. Until the frame reports its height, it reserves space, which prevents layout shift; so does the paragraph
 * before a frame that is not needed yet, and in place of a failed one. The surface is painted after the frame is inserted. Its margin
 * is padding of the frame, which moves nothing in the host's page. A document with a dark colour scheme gets an opaque background
 * from the browser, because the frame's own scheme is light. A panel fills the element, whatever determines its height. The rules have
 * no optional spaces, because the build does not minify strings.
 */
export const style = `
:host{display:block;flex-shrink:0;align-self:stretch}
div{width:100%}
.surface:not(.themed){border-radius:8px;background:#fff;color:#14232b}
iframe,::slotted(iframe){display:block;box-sizing:border-box;width:100%;height:min(100svh,900px);border:0;color-scheme:light}
iframe[hidden],::slotted([hidden]){display:none!important}
.surface:not(.themed) iframe,.surface:not(.themed) ::slotted(iframe){padding:16px}
p{box-sizing:border-box;min-height:min(100svh,900px);margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:inherit}
a{color:inherit}
:host([mode=panel]){position:relative;height:100%;min-height:320px}
:host([mode=panel]) :is(iframe,p){position:absolute;inset:0;height:100%;min-height:0}
:host([mode=panel]) iframe{padding:0}
`;

const sandbox: EmbedSandbox =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** Styles the shadow root with a constructed sheet: a host's CSP could block a style element. */
export function applyStyle(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
}

/**
 * Creates the frame. Its address is set before insertion: a later change would add a history entry to the host's page. With a
 * launch code it has none yet; see `openWithCode`.
 */
export function createFrame(placement: Placement, name: EmbedFrameName, code: string | null): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.name = name;
  frame.title = placement.isPanel ? 'Home Move enrolment' : 'Set up your new home';
  // The frame learns the origin of the page, but not its address.
  frame.referrerPolicy = 'strict-origin';
  frame.setAttribute('sandbox', sandbox);
  // A browser without it would write a warning to the console.
  frame.allow = 'share' in navigator ? 'clipboard-write; web-share' : 'clipboard-write';
  if (code === null) frame.src = frameUrl(placement, window.location.origin);
  return frame;
}

/**
 * Returns the frame in the markup of the element if it is the one that `createFrame` would create: it has the same address, and the
 * same name up to the page's origin. Removes any other frame: it would show another page, or share the session of another element.
 */
export function adopt(
  frame: HTMLIFrameElement | null,
  placement: Placement,
  frameName: EmbedFrameName,
): HTMLIFrameElement | null {
  if (frame?.getAttribute('src') === frameUrl(placement, '') && frameName === `${frame.name} ${location.origin}`)
    return frame;
  frame?.remove();
  return null;
}

/** Opens a panel that is in the page, by a code that no attribute of the page keeps. Adds no history entry. */
export function openWithCode(placement: Placement, frame: HTMLIFrameElement, code: string): void {
  frame.contentWindow?.location.replace(`${frameUrl(placement, '')}#launch=${encodeURIComponent(code)}`);
}
