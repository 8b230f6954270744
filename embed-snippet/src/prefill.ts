import type { HostMessage, PrefillOutcome } from '@home-move/contract';
import { warn } from './console';

/** The event of an element whose frame has used or refused a code. It does not bubble. */
export const prefillEvent = 'homemove-prefill';

/**
 * Takes the code that the page has set as the property `prefill` of the element, and each code that it sets later. From then on the
 * property reads null, so that the page keeps no code.
 */
export function takePrefill(element: Element, onCode: (code: string) => void): void {
  const take = (value: unknown) => {
    if (typeof value === 'string' && value !== '') onCode(value);
  };
  const given: unknown = Reflect.get(element, 'prefill');
  Object.defineProperty(element, 'prefill', { configurable: true, enumerable: true, get: () => null, set: take });
  take(given);
}

/** The code for an element's frame, and the channels to send it over. */
interface Outbox {
  /** The code that the frame has not used yet. */
  code: string | null;
  /** The frame accepts one of its channels, and only the frame knows which. */
  readonly ports: MessagePort[];
}

const outboxes = new WeakMap<Element, Outbox>();

function send(port: MessagePort, code: string): void {
  const message: HostMessage = { type: 'prefill', code };
  port.postMessage(message);
}

function createOutbox(element: Element): Outbox {
  const outbox: Outbox = { code: null, ports: [] };
  takePrefill(element, (code) => {
    outbox.code = code;
    for (const port of outbox.ports) send(port, code);
  });
  return outbox;
}

/**
 * Passes the code that the page has set on the element on to the frame, over the private port. Returns a function to call with the
 * outcome. Until then, a frame that starts again gets the code again.
 */
export function passPrefill(element: Element, port: MessagePort): (outcome: PrefillOutcome) => void {
  const outbox = outboxes.get(element) ?? createOutbox(element);
  outboxes.set(element, outbox);
  outbox.ports.push(port);
  if (outbox.code !== null) send(port, outbox.code);
  return (outcome) => {
    outbox.code = null;
    element.dispatchEvent(new Event(prefillEvent));
    if (outcome === 'refused')
      warn(
        `the code in prefill was refused, so the mover starts with an empty form. A code works once, for ten minutes, for the brand that the element shows, on a page of ${location.origin} if it was created for that origin.`,
      );
  };
}
