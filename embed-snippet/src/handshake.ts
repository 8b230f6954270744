import type { EmbedHello, EmbedWelcome } from '@home-move/contract';
import { portalOrigin } from './portal';

const protocol = 'hm/1' satisfies EmbedHello['hm'];

function isHello(data: unknown): data is EmbedHello {
  if (typeof data !== 'object' || data === null) return false;
  return Reflect.get(data, 'hm') === protocol && Reflect.get(data, 'type') === 'hello';
}

/** Handlers of the host's side. */
export interface HandshakeHandlers {
  /** The frame's document is running and requests a channel. */
  readonly onHello: () => void;
  /** The host's end of the channel, not started: messages wait until then. */
  readonly onPort: (port: MessagePort) => void;
}

/**
 * The host's side of the handshake: responds to each hello of this frame, and of no other window or origin, with one end
 * of a private channel. A frame that reloads sends hello again and gets a new channel. Returns a function that stops it.
 */
export function acceptHandshake(frame: HTMLIFrameElement, { onHello, onPort }: HandshakeHandlers): () => void {
  let port: MessagePort | null = null;
  const answer = ({ source, origin, data }: MessageEvent) => {
    if (source === null || source !== frame.contentWindow || origin !== portalOrigin || !isHello(data)) return;
    onHello();
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    onPort(port);
    const message: EmbedWelcome = { hm: protocol, type: 'welcome' };
    frame.contentWindow?.postMessage(message, portalOrigin, [channel.port2]);
  };
  window.addEventListener('message', answer);
  return () => {
    window.removeEventListener('message', answer);
    port?.close();
  };
}
