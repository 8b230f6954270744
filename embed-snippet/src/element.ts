import { createFallback, watchForNoAnswer } from './fallback';
import { createFrame, applyStyle } from './frame';
import { acceptHandshake } from './handshake';
import { takeInstance } from './instance';
import { readMessage } from './messages';
import { placementOf } from './portal';

/**
 * Space in px reserved below the frame's page. Late content, such as the addresses of a postcode, grows into it without
 * shifting the host's page; browsers count that as an unexpected shift, because the click was in the frame.
 */
const spareHeight = 320;

/**
 * `<home-move brand branch>`: shows the portal in a cross-origin frame. Dispatches the bubbling events `homemove:ready`,
 * `homemove:step` `{ journey, step, index, of }`, `homemove:service` `{ service, outcome }`, `homemove:complete` `{ ref }`
 * and `homemove:error` `{ code }`. Sets no cookies and no storage, and adds no history entries to the host's page.
 */
export class HomeMoveElement extends HTMLElement {
  static readonly observedAttributes = ['brand', 'branch'];
  private close: (() => void) | null = null;
  private ready = false;
  /** Last reported height of the frame's page, and the element's own, in px. */
  private contentHeight = 0;
  private ownHeight = 0;

  connectedCallback(): void {
    if (this.close === null) this.open();
  }

  disconnectedCallback(): void {
    this.close?.();
    this.close = null;
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (this.close === null || before === after) return;
    this.disconnectedCallback();
    this.open();
  }

  private open(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    applyStyle(root);
    this.style.removeProperty('height');
    this.ready = false;
    this.contentHeight = 0;
    this.ownHeight = 0;
    const placement = placementOf((name) => this.getAttribute(name));
    const instance = takeInstance(this, placement);
    const frame = createFrame(placement, instance.frameName);
    const fallback = createFallback(placement);

    const noAnswer = watchForNoAnswer(frame, () => {
      frame.hidden = true;
      root.append(fallback);
      this.emit('error', { code: 'no-answer' });
    });
    const stopHandshake = acceptHandshake(frame, {
      // Even if the frame can only show a failure, that explains more than the fallback link.
      onHello: () => {
        noAnswer.cancel();
        frame.hidden = false;
        fallback.remove();
      },
      onMessage: (data) => this.receive(data),
    });
    root.replaceChildren(frame);
    this.close = () => {
      noAnswer.cancel();
      stopHandshake();
      instance.release();
      root.replaceChildren();
    };
  }

  private receive(data: unknown): void {
    const message = readMessage(data);
    if (message === null) return;
    const { type, ...detail } = message;
    if (message.type === 'height') {
      this.contentHeight = message.px;
      const withSpare = message.px + spareHeight;
      this.setHeight(this.hidesFollowingContent(withSpare) ? withSpare : Math.max(this.ownHeight, message.px));
      return;
    }
    if (message.type === 'ready') this.ready = true;
    if (message.type === 'step' && this.ready) this.onNextScreen();
    this.emit(type, detail);
  }

  /**
   * The mover continued to the next screen, with a button that may be far down: scrolls to the top of the frame, as a page
   * load would. Content after the frame is then out of view, so the element may shrink.
   */
  private onNextScreen(): void {
    if (this.getBoundingClientRect().top < 0) this.scrollIntoView({ behavior: 'instant', block: 'start' });
    if (this.contentHeight + spareHeight < this.ownHeight) this.setHeight(this.contentHeight + spareHeight);
  }

  /** Whether content after the element stays out of view at this height, so that shrinking shifts nothing visible. */
  private hidesFollowingContent(px: number): boolean {
    const reserved = Number.parseFloat(getComputedStyle(this).minHeight) || 0;
    return this.getBoundingClientRect().top + Math.max(px, reserved) >= window.innerHeight;
  }

  private setHeight(px: number): void {
    this.ownHeight = px;
    this.style.height = `${px}px`;
  }

  private emit(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(`homemove:${name}`, { bubbles: true, detail }));
  }
}
