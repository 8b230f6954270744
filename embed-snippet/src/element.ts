import type { EmbedProblem, HostMessage } from '@home-move/contract';
import type { Widget } from './behaviour';
import { watchForFailure } from './failure';
import { createFallback } from './fallback';
import { createFrame, applyStyle, openWithCode } from './frame';
import { acceptHandshake } from './handshake';
import { takeInstance } from './instance';
import { loadBehaviour } from './lazy-behaviour';
import { originOf, placementOf } from './portal';

/** Failures that the browser's lost connection may have caused. */
const mayPass: ReadonlySet<EmbedProblem> = new Set(['portal-down', 'no-answer']);

/**
 * `<home-move brand branch theme start>`: shows the portal in a cross-origin frame. `<home-move mode="panel" brand launch>`
 * shows the panel of a partner's call centre, and removes the code. Dispatches the bubbling events `homemove:ready`,
 * `homemove:step` `{ journey, step, index, of }`, `homemove:service` `{ service, outcome }`, `homemove:complete` `{ ref }`,
 * and `homemove:error` `{ code }`. A panel dispatches `homemove:note`, `homemove:finished` and `homemove:forgotten`
 * `{ reference }`, `homemove:link` `{ reference, journey }` and `homemove:navigate` `{ reference, url }`. Sets no cookies and
 * no storage, and adds no history entries to the host's page.
 */
export class HomeMoveElement extends HTMLElement {
  static readonly observedAttributes = ['brand', 'branch', 'theme', 'mode', 'launch', 'start'];
  #close: (() => void) | null = null;
  /** The port to a frame whose agent has something unsaved; null for any other. */
  #holding: MessagePort | null = null;
  /** The launch code of the call that waits for that agent. */
  #heldCode: string | null = null;
  /** The step on screen. If the page moves the element, it opens there again. */
  #step: string | null = null;

  connectedCallback(): void {
    if (this.#close === null) this.#open();
  }

  /** `moveBefore` keeps the frame. Without this method the browser would call the two others, which open it again. */
  connectedMoveCallback(): void {}

  disconnectedCallback(): void {
    this.#close?.();
    this.#close = null;
    this.#holding = null;
    this.#heldCode = null;
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (this.#close === null || before === after) return;
    if (name === 'launch' && this.#holding !== null) {
      if (after !== null) this.#keepFrame(this.#holding, after);
      return;
    }
    // Another theme shows the same step.
    if (name !== 'theme') this.#step = null;
    this.#reopen();
  }

  #reopen(): void {
    this.disconnectedCallback();
    this.#open();
  }

  /** Lets the agent save what would be lost with the frame; the call opens then. The code is in no attribute meanwhile. */
  #keepFrame(port: MessagePort, code: string): void {
    this.#heldCode = code;
    this.removeAttribute('launch');
    const message: HostMessage = { type: 'switch' };
    port.postMessage(message);
  }

  #hold(port: MessagePort | null): void {
    this.#holding = port;
    const code = this.#heldCode;
    if (port !== null || code === null) return;
    this.#heldCode = null;
    this.setAttribute('launch', code);
  }

  #open(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const given = placementOf((name) => this.getAttribute(name));
    const placement = { ...given, start: this.#step ?? given.start };
    const instance = takeInstance(this, placement);
    const code = placement.isPanel ? this.getAttribute('launch') : null;
    const frame = createFrame(placement, instance.frameName, code);
    const surface = document.createElement('div');
    surface.append(frame);
    applyStyle(root);
    // The frame starts to navigate here: whatever it does not need comes after this line.
    root.replaceChildren(surface);
    if (code !== null) {
      openWithCode(placement, frame, code);
      this.removeAttribute('launch');
    }

    const emit = this.#emit.bind(this);
    const widget: Widget = { element: this, frame, surface, placement, emit, hold: this.#hold.bind(this) };
    const fallback = createFallback(placement);
    const reopen = this.#reopen.bind(this);
    // A panel's code works only once.
    if (!placement.isPanel) window.addEventListener('online', reopen, { once: true });
    const failure = watchForFailure(frame, placement, (code, directive) => {
      frame.hidden = true;
      surface.append(fallback);
      emit('error', { code });
      if (!mayPass.has(code) && navigator.onLine) window.removeEventListener('online', reopen);
      // oxlint-disable-next-line no-console -- for the developers of the host's page
      const log = (text: string) => console.error(`Home Move (${code})${text}`);
      loadBehaviour().then(
        ({ sentenceOf }) => log(`: ${sentenceOf(code, placement, directive)}`),
        () => log(''),
      );
    });
    const stopHandshake = acceptHandshake(frame, originOf(placement), {
      // Even if the frame can only show a failure, that explains more than the fallback link.
      onHello: () => {
        failure.cancel();
        window.removeEventListener('online', reopen);
        frame.hidden = false;
        fallback.remove();
      },
      onPort: (port) =>
        loadBehaviour().then(
          ({ receiveMessages }) => receiveMessages(widget, port),
          () => undefined,
        ),
    });
    loadBehaviour().then(
      ({ prepareWidget }) => prepareWidget(widget),
      // Readable on every background.
      () => surface.classList.add('surface'),
    );
    this.#close = () => {
      failure.cancel();
      window.removeEventListener('online', reopen);
      stopHandshake();
      instance.release();
      root.replaceChildren();
    };
  }

  #emit(name: string, detail: object): void {
    if (name === 'step') this.#step = (detail as { readonly step: string }).step;
    this.dispatchEvent(new CustomEvent(`homemove:${name}`, { bubbles: true, cancelable: name === 'navigate', detail }));
  }
}
