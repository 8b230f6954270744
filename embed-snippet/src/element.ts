import { watchForFailure } from './failure';
import { createFallback } from './fallback';
import { createFrame, applyStyle } from './frame';
import { createFrameHeight } from './frame-height';
import { acceptHandshake } from './handshake';
import { takeInstance } from './instance';
import { readMessage } from './messages';
import { hasOwnTheme, placementOf } from './portal';
import { needsSurface } from './surface';

/**
 * `<home-move brand branch theme>`: shows the portal in a cross-origin frame. Dispatches the bubbling events `homemove:ready`,
 * `homemove:step` `{ journey, step, index, of }`, `homemove:service` `{ service, outcome }`, `homemove:complete` `{ ref }`
 * and `homemove:error` `{ code }`. Sets no cookies and no storage, and adds no history entries to the host's page.
 */
export class HomeMoveElement extends HTMLElement {
  static readonly observedAttributes = ['brand', 'branch', 'theme'];
  #close: (() => void) | null = null;

  connectedCallback(): void {
    if (this.#close === null) this.#open();
  }

  disconnectedCallback(): void {
    this.#close?.();
    this.#close = null;
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (this.#close === null || before === after) return;
    this.disconnectedCallback();
    this.#open();
  }

  #open(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    applyStyle(root);
    const placement = placementOf((name) => this.getAttribute(name));
    const instance = takeInstance(this, placement);
    const frame = createFrame(placement, instance.frameName);
    const surface = document.createElement('div');
    surface.append(frame);
    // A portal with a theme of its own paints its background too.
    const paintSurface = () => surface.classList.toggle('surface', !hasOwnTheme(placement) && needsSurface(this));
    const fallback = createFallback(placement);

    const failure = watchForFailure(frame, placement, ({ code, sentence }) => {
      frame.hidden = true;
      surface.append(fallback);
      // oxlint-disable-next-line no-console -- for the developers of the host's page
      console.error(`Home Move (${code}): ${sentence}`);
      this.#emit('error', { code });
    });
    const stopHandshake = acceptHandshake(frame, {
      // Even if the frame can only show a failure, that explains more than the fallback link.
      onHello: () => {
        failure.cancel();
        frame.hidden = false;
        fallback.remove();
      },
      onMessage: this.#receiver(frame, paintSurface),
    });
    paintSurface();
    root.replaceChildren(surface);
    this.#close = () => {
      failure.cancel();
      stopHandshake();
      instance.release();
      root.replaceChildren();
    };
  }

  /** Handles the messages of one frame. */
  #receiver(frame: HTMLElement, paintSurface: () => void): (data: unknown) => void {
    const frameHeight = createFrameHeight(this, frame);
    let isReady = false;
    return (data) => {
      const message = readMessage(data);
      if (message === null) return;
      if (message.type === 'height') {
        frameHeight.follow(message.px, message.isPrompted);
        return;
      }
      const { type, ...detail } = message;
      if (type === 'ready') isReady = true;
      if (type === 'step') {
        // The host's page may have changed its colours.
        paintSurface();
        // The button to the next screen may be far down: starts at the top, as a page load would.
        if (isReady) frameHeight.scrollToTop();
      }
      this.#emit(type, detail);
    };
  }

  #emit(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(`homemove:${name}`, { bubbles: true, detail }));
  }
}
