import { embedProtocol, type EmbedHello, type EmbedWelcome } from '@home-move/contract';

const repeatMs = 250;
/** Then the frame's page stands alone: the loader shows its link, or there is no loader. */
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

/** The origins worth greeting: where the browser says who embeds us, that one alone. */
function originsToGreet(frame: FrameWindow, allowed: readonly string[]): readonly string[] {
  const parent = frame.location.ancestorOrigins?.[0];
  return parent === undefined ? allowed : allowed.filter((origin) => origin === parent);
}

/**
 * The frame's side of the handshake: says hello to its parent until it is welcomed by an origin that may embed the
 * brand, then hands over the private port. Nothing happens outside a frame.
 */
export function startHandshake(
  frame: FrameWindow,
  allowed: readonly string[],
  onPort: (port: MessagePort) => void,
): void {
  if (Object.is(frame.parent, frame)) return;
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
    onPort(port);
  };

  frame.addEventListener('message', onMessage);
  const timer = frame.setInterval(sendHello, repeatMs);
  sendHello();
}
