import { embedProtocol, type EmbedHello, type EmbedWelcome } from '@home-move/contract';
import { ancestorOrigin } from '../brand/ancestor-origin';

const repeatMs = 250;
/** After that the frame works without a host: its loader shows the link, or there is no loader. */
const giveUpAfterMs = 30_000;

export interface FrameWindow extends Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'location' | 'setInterval' | 'clearInterval'
> {
  readonly parent: Pick<Window, 'postMessage'>;
}

function isWelcome(data: unknown): data is EmbedWelcome {
  if (typeof data !== 'object' || data === null) return false;
  return Reflect.get(data, 'hm') === embedProtocol && Reflect.get(data, 'type') === 'welcome';
}

export const isFramed = (frame: FrameWindow) => !Object.is(frame.parent, frame);

/** The embedding origin, if the browser exposes it and it may embed the document. */
export function statedOrigin(frame: FrameWindow, allowed: readonly string[]): string | null {
  const parent = isFramed(frame) ? ancestorOrigin(frame.location) : undefined;
  return allowed.find((origin) => origin === parent) ?? null;
}

/** The origins to greet: only the embedding one if the browser exposes it. */
function originsToGreet(frame: FrameWindow, allowed: readonly string[]): readonly string[] {
  if (ancestorOrigin(frame.location) === undefined) return allowed;
  const stated = statedOrigin(frame, allowed);
  return stated === null ? [] : [stated];
}

/**
 * The frame's side of the handshake: sends hello to its parent until an origin that may embed the brand answers with a
 * welcome, then passes on the private port and that origin. Does nothing outside a frame.
 */
export function startHandshake(
  frame: FrameWindow,
  allowed: readonly string[],
  onPort: (port: MessagePort, origin: string) => void,
): void {
  if (!isFramed(frame)) return;
  const hello: EmbedHello = { hm: embedProtocol, type: 'hello' };
  const origins = originsToGreet(frame, allowed);
  let left = giveUpAfterMs / repeatMs;

  const stop = () => {
    frame.clearInterval(timer);
    frame.removeEventListener('message', onMessage);
  };
  const sendHello = () => {
    left -= 1;
    if (left < 0) stop();
    else for (const origin of origins) frame.parent.postMessage(hello, origin);
  };
  const onMessage = ({ source, origin, data, ports }: MessageEvent) => {
    const [port] = ports;
    if (source !== frame.parent || !allowed.includes(origin) || !isWelcome(data) || !port) return;
    stop();
    onPort(port, origin);
  };

  frame.addEventListener('message', onMessage);
  const timer = frame.setInterval(sendHello, repeatMs);
  sendHello();
}
