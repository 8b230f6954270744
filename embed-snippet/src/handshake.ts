import type { EmbedHello, EmbedWelcome } from '@home-move/contract';

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
 * of a private channel. A frame that reloads, or that has not received its welcome yet, sends hello again and gets another
 * channel; the earlier one stays open, because the frame may have accepted it in the meantime. Returns a function that stops it.
 */
export function acceptHandshake(
  frame: HTMLIFrameElement,
  portalOrigin: string,
  { onHello, onPort }: HandshakeHandlers,
): () => void {
  const ports: MessagePort[] = [];
  const answer = ({ source, origin, data }: MessageEvent) => {
    if (source === null || source !== frame.contentWindow || origin !== portalOrigin || !isHello(data)) return;
    onHello();
    const channel = new MessageChannel();
    ports.push(channel.port1);
    onPort(channel.port1);
    const message: EmbedWelcome = { hm: protocol, type: 'welcome' };
    frame.contentWindow?.postMessage(message, portalOrigin, [channel.port2]);
  };
  addEventListener('message', answer);
  return () => {
    removeEventListener('message', answer);
    for (const port of ports) port.close();
  };
}
