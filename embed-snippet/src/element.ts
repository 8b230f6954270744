import { createFallback, watchForNoAnswer } from './fallback';
import { createFrame, applyStyle } from './frame';
import { acceptHandshake } from './handshake';
import { readMessage } from './messages';
import { placementOf } from './portal';

/**
 * Space in px kept free below the frame's page: what comes late, as the addresses of a postcode do, grows into it and
 * moves nothing of the host, whose page cannot know that somebody has just clicked in the frame.
 */
const spareHeight = 320;

/**
 * `<home-move brand branch>`: the portal in a frame of its own origin. Dispatches `homemove:ready`, `homemove:step`
 * `{ journey, step, index, of }`, `homemove:service` `{ service, outcome }`, `homemove:complete` `{ ref }` and
 * `homemove:error` `{ code }`, all bubbling. Keeps no cookie and no storage, and adds nothing to the page's history.
 */
export class HomeMoveElement extends HTMLElement {
  static readonly observedAttributes = ['brand', 'branch'];
  private close: (() => void) | null = null;
  private ready = false;
  /** Height of the frame's page in px as last told, and the element's own. */
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
    const frame = createFrame(placement);
    const fallback = createFallback(placement);

    const silence = watchForNoAnswer(frame, () => {
      frame.hidden = true;
      root.append(fallback);
      this.emit('error', { code: 'no-answer' });
    });
    const stop = acceptHandshake(frame, {
      // It may have only a failure to show yet: that too says more than a link.
      onHello: () => {
        silence.heard();
        frame.hidden = false;
        fallback.remove();
      },
      onMessage: (data) => this.receive(data),
    });
    root.replaceChildren(frame);
    this.close = () => {
      silence.heard();
      stop();
      root.replaceChildren();
    };
  }

  private receive(data: unknown): void {
    const message = readMessage(data);
    if (message === null) return;
    const { type, ...detail } = message;
    if (message.type === 'height') {
      this.contentHeight = message.px;
      const roomy = message.px + spareHeight;
      this.setHeight(this.hidesWhatFollows(roomy) ? roomy : Math.max(this.ownHeight, message.px));
      return;
    }
    if (message.type === 'ready') this.ready = true;
    if (message.type === 'step' && this.ready) this.onNextScreen();
    this.emit(type, detail);
  }

  /**
   * The person has gone on inside the frame, from a button that may be far down: the next screen begins at its top, as a
   * page of its own would. What follows the frame is out of sight then, so now it may shrink.
   */
  private onNextScreen(): void {
    if (this.getBoundingClientRect().top < 0) this.scrollIntoView({ behavior: 'instant', block: 'start' });
    if (this.contentHeight + spareHeight < this.ownHeight) this.setHeight(this.contentHeight + spareHeight);
  }

  /** Whether what follows stays out of sight at that height: otherwise shrinking would pull it up into view. */
  private hidesWhatFollows(px: number): boolean {
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
