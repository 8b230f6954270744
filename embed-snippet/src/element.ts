import type { EmbedProblem, HostConsent, HostThemeTokens } from '@home-move/contract';
import { watchForFailure } from './failure';
import { createFallback } from './fallback';
import { reportFailure } from './failure-report';
import { adopt, applyStyle, createFrame, openWithCode } from './frame';
import { acceptHandshake } from './handshake';
import { propertyEvent, propertyNames, type HostProperties } from './host-properties';
import { takeInstance } from './instance';
import { lazyScript, loadBehaviour } from './lazy-scripts';
import { isNear, whenNear } from './near-viewport';
import { originOf, placementOf } from './portal';
import { withDialog } from './with-dialog';
import type { Widget } from './widget';

/** Failures that the browser's lost connection may have caused. */
const mayPass: ReadonlySet<EmbedProblem> = new Set(['portal-down', 'no-answer']);

/**
 * `<home-move brand branch mode theme start>`: shows the portal in a cross-origin frame, once it is within 400 px of the
 * viewport. With the mode `button` it shows a button that opens the portal in a dialog; with `modal` only `HomeMove.open` does.
 * `<home-move mode="panel" brand launch>` shows the panel of a partner's call centre, and removes the code. Dispatches the
 * bubbling events `homemove:ready`, `homemove:step` `{ journey, step, index, of }`, `homemove:service` `{ service, outcome }`,
 * `homemove:complete` `{ ref }`, `homemove:auth` `{ isLoggedIn }`, `homemove:close` `{ isUnsaved }`, and `homemove:error`
 * `{ code }`. A panel dispatches `homemove:note`, `homemove:finished` and `homemove:forgotten` `{ reference }`, `homemove:link`
 * `{ reference, journey }` and `homemove:navigate` `{ reference, url }`. The page may set the properties `prefill`, `themeTokens` and
 * `consent` at any time. Sets no cookies and no storage, and adds no history entries to the host's page.
 */
export class HomeMoveElement extends HTMLElement {
  static readonly observedAttributes = ['brand', 'branch', 'theme', 'mode', 'launch', 'start'];
  /** Removes the frame, or ends the wait for the viewport; null while the element is not in the page. */
  #close: (() => void) | null = null;
  /** Keeps the code of another call until the agent of the frame has nothing unsaved; null if nothing is. */
  #holdCode: ((code: string) => void) | null = null;
  /** The step on screen. If the page moves the element, it opens there again. */
  #step: string | null = null;
  readonly #properties: HostProperties = {};

  constructor() {
    super();
    // The page may have set a property before this script defined the element.
    for (const name of propertyNames) {
      const value: unknown = Reflect.get(this, name);
      if (Reflect.deleteProperty(this, name) && value) Reflect.set(this, name, value);
    }
  }

  /** Tokens that replace parts of the brand's look in the frame; null for none. */
  get themeTokens(): HostThemeTokens | null {
    return this.#properties.themeTokens ?? null;
  }

  set themeTokens(themeTokens: HostThemeTokens | null) {
    this.#change({ themeTokens });
  }

  /** The page's consent manager, or the consent that the page states itself; null if it passes none on. */
  get consent(): HostConsent | null {
    return this.#properties.consent ?? null;
  }

  set consent(consent: HostConsent | null) {
    this.#change({ consent });
  }

  connectedCallback(): void {
    if (this.#close === null) this.#start();
  }

  /** `moveBefore` keeps the frame. Without this method the browser would call the two others, which open it again. */
  connectedMoveCallback(): void {}

  disconnectedCallback(): void {
    this.#close?.();
    this.#close = null;
    this.#holdCode = null;
    // Ends the dialog, the button and the scripts that follow the properties: all of them listen for it.
    this.dispatchEvent(new Event('homemove-stop'));
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (this.#close === null || before === after) return;
    if (name === 'launch' && this.#holdCode !== null) {
      if (after !== null) this.#holdCode(after);
      return;
    }
    // Another theme shows the same step.
    if (name !== 'theme') this.#step = null;
    this.#reopen();
  }

  #change(changed: HostProperties): void {
    Object.assign(this.#properties, changed);
    this.dispatchEvent(new Event(propertyEvent));
  }

  #reopen(): void {
    this.disconnectedCallback();
    this.#start();
  }

  /** Shows the button or the portal, or nothing for the mode `modal`. */
  #start(): void {
    const mode = this.getAttribute('mode');
    if (mode === 'button' || mode === 'modal') {
      this.#close = () => this.shadowRoot?.replaceChildren();
      if (mode === 'button') withDialog(this, ({ showButton }) => showButton(this));
      return;
    }
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    applyStyle(root);
    // Reserves the space of the frame.
    root.replaceChildren(document.createElement('p'));
    // A frame of the page is already loading.
    const given = this.querySelector('iframe');
    // A panel's code expires.
    if (mode === 'panel' || given || isNear(this)) this.#open(root, given);
    else this.#close = whenNear(this, () => this.#open(root, given));
  }

  #open(root: ShadowRoot, given: HTMLIFrameElement | null): void {
    const stated = placementOf((name) => this.getAttribute(name));
    const placement = { ...stated, start: this.#step ?? stated.start };
    const instance = takeInstance(this, placement);
    const code = placement.isPanel ? this.getAttribute('launch') : null;
    const frame = adopt(given, placement, instance.frameName) ?? createFrame(placement, instance.frameName, code);
    const surface = document.createElement('div');
    surface.append(frame === given ? document.createElement('slot') : frame);
    // The frame starts to navigate here: whatever it does not need comes after this line.
    root.replaceChildren(surface);
    if (code !== null) {
      openWithCode(placement, frame, code);
      this.removeAttribute('launch');
    }

    const emit = this.#emit.bind(this);
    const hold: Widget['hold'] = (holdCode) => (this.#holdCode = holdCode);
    const properties = this.#properties;
    const widget: Widget = { element: this, frame, surface, placement, emit, hold, properties, ports: [], lazyScript };
    const fallback = createFallback(placement);
    const reopen = this.#reopen.bind(this);
    // A panel's code works only once.
    if (!placement.isPanel) addEventListener('online', reopen, { once: true });
    const failure = watchForFailure(frame, placement, (code, directive) => {
      frame.hidden = true;
      surface.append(fallback);
      emit('error', { code });
      if (!mayPass.has(code) && navigator.onLine) removeEventListener('online', reopen);
      reportFailure(code, placement, directive);
    });
    const stopHandshake = acceptHandshake(frame, originOf(placement), {
      // Even if the frame can only show a failure, that explains more than the fallback link.
      onHello: () => {
        failure.cancel();
        removeEventListener('online', reopen);
        frame.hidden = false;
        fallback.remove();
      },
      onPort: (port) => {
        loadBehaviour().then(
          ({ receiveMessages }) => receiveMessages(widget, port),
          () => undefined,
        );
      },
    });
    loadBehaviour().then(
      ({ prepareWidget }) => prepareWidget(widget),
      // Readable on every background.
      () => surface.classList.add('surface'),
    );
    this.#close = () => {
      failure.cancel();
      removeEventListener('online', reopen);
      stopHandshake();
      instance.release();
      root.replaceChildren();
      frame.remove();
    };
  }

  #emit(name: string, detail: object): void {
    if (name === 'step') this.#step = (detail as { readonly step: string }).step;
    this.dispatchEvent(new CustomEvent(`homemove:${name}`, { bubbles: true, cancelable: name === 'navigate', detail }));
  }
}
