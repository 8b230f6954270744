import type { FrameMessage, HostMessage } from '@home-move/contract';
import { warn } from './console';
import { consentSourceOf, followConsent, type ConsentSource } from './consent-source';
import type { Widget } from './widget';

type ThemeReport = Extract<FrameMessage, { readonly type: 'theme' }>;

const maxNoticeLength = 1000;

/** Validates the frame's report about its theme; null for other messages. */
function readReport(data: unknown): ThemeReport | null {
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'type') !== 'theme') return null;
  const notice: unknown = Reflect.get(data, 'notice');
  return {
    type: 'theme',
    hasSurface: Reflect.get(data, 'hasSurface') === true,
    notice: typeof notice === 'string' ? notice.slice(0, maxNoticeLength) : null,
  };
}

/** The tokens as strings: a message cannot contain the functions and proxies of a framework. The frame checks the values. */
function textsOf(tokens: object): Readonly<Record<string, string>> {
  const given: readonly (readonly [string, unknown])[] = Object.entries(tokens);
  return Object.fromEntries(
    // oxlint-disable-next-line typescript/no-base-to-string -- the page may set anything
    given.flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)] as const])),
  );
}

/** Keeps a frame up to date with the properties of its element. */
function createSender({ element, surface, properties, ports }: Widget): () => void {
  const connected = new Set<MessagePort>();
  /** The last message of each type, which a port gets when it connects. */
  const sent = new Map<HostMessage['type'], HostMessage>();
  let source: ConsentSource = null;
  let stopFollowing: () => void = () => undefined;
  element.addEventListener('homemove-stop', () => stopFollowing(), { once: true });

  function send(message: HostMessage): void {
    if (JSON.stringify(message) === JSON.stringify(sent.get(message.type))) return;
    sent.set(message.type, message);
    for (const port of connected) port.postMessage(message);
  }
  function receive({ data }: MessageEvent): void {
    const report = readReport(data);
    if (report === null) return;
    surface.classList.toggle('themed', report.hasSurface);
    if (report.notice !== null) warn(report.notice);
  }
  function connect(port: MessagePort): void {
    if (connected.has(port)) return;
    connected.add(port);
    port.addEventListener('message', receive);
    for (const message of sent.values()) port.postMessage(message);
  }
  function sendTokens(tokens: object): void {
    const texts = textsOf(tokens);
    if (sent.has('theme') || Object.keys(texts).length > 0) send({ type: 'theme', tokens: texts });
  }
  function setConsent(next: ConsentSource): void {
    if (next === source) return;
    stopFollowing();
    source = next;
    const report = (analytics: boolean | null) => send({ type: 'consent', analytics });
    stopFollowing = next === null ? () => undefined : followConsent(next, report);
    // The page no longer passes consent on.
    if (next === null) report(null);
  }

  return () => {
    for (const port of ports) connect(port);
    sendTokens(properties.themeTokens ?? {});
    setConsent(consentSourceOf(properties.consent));
  };
}

const senders = new WeakMap<Widget, () => void>();

/**
 * Sends a frame the properties that the page has set: all of them over each new port, and then each change. Writes the frame's report
 * about the theme to the console.
 */
export function sendProperties(widget: Widget): void {
  // The page may have removed the element while this script was loading.
  if (!widget.frame.isConnected) return;
  if (widget.placement.isPanel) {
    warn('the properties themeTokens and consent have no effect in a panel.');
    return;
  }
  const send = senders.get(widget) ?? createSender(widget);
  senders.set(widget, send);
  send();
}
