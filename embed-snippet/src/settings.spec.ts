import type { HostProperties } from './host-properties';
import { sendProperties } from './settings';
import { aWidget } from './widget.fixture';

/** The host's end of a channel. */
function aPort() {
  const sent: unknown[] = [];
  const send = (message: unknown) => sent.push(message);
  const port = Object.assign(new EventTarget(), { postMessage: send }) as unknown as MessagePort;
  return { port, sent, receive: (data: unknown) => port.dispatchEvent(new MessageEvent('message', { data })) };
}

/** An element with one channel to its frame. */
function connected() {
  const channel = aPort();
  const widget = aWidget({ ports: [channel.port] });
  const set = (properties: HostProperties) => {
    Object.assign(widget.properties, properties);
    sendProperties(widget);
  };
  return { widget, ...channel, set };
}

const lines: unknown[] = [];
beforeEach(() => {
  lines.length = 0;
  jest.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
});
afterEach(() => {
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

describe('the theme tokens of a page', () => {
  it('are sent as strings, without the missing ones', () => {
    const { set, sent } = connected();
    set({ themeTokens: { accent: '#1f5d84', surface: undefined, corners: 7, font: () => 'figtree' } as never });
    const font = expect.stringContaining('figtree') as string;
    expect(sent).toEqual([{ type: 'theme', tokens: { accent: '#1f5d84', corners: '7', font } }]);
  });

  it('are sent again only if they change', () => {
    const { set, sent } = connected();
    set({ themeTokens: { accent: '#1f5d84' } });
    set({ themeTokens: { accent: '#1f5d84' } });
    set({ themeTokens: { accent: '#741d2c' } });
    set({ themeTokens: null });
    expect(sent).toEqual([
      { type: 'theme', tokens: { accent: '#1f5d84' } },
      { type: 'theme', tokens: { accent: '#741d2c' } },
      { type: 'theme', tokens: {} },
    ]);
  });

  it.each([null, {}])('are not sent while the page has set none: %j', (themeTokens) => {
    const { set, sent } = connected();
    set({ themeTokens });
    expect(sent).toEqual([]);
  });

  it('lead to one console line for the same report of the frame', () => {
    const { set, receive } = connected();
    set({ themeTokens: { accent: '#5fa8d3' } });
    receive({ type: 'theme', hasSurface: false, notice: 'themeTokens: Accent darkened.' });
    receive({ type: 'theme', hasSurface: false, notice: 'themeTokens: Accent darkened.' });
    receive({ type: 'theme', hasSurface: false, notice: null });
    expect(lines).toEqual(['Home Move: themeTokens: Accent darkened.']);
  });

  it('lead to a console line of limited length, and to none for other messages of the frame', () => {
    const { set, receive } = connected();
    set({ themeTokens: { accent: '#5fa8d3' } });
    receive({ type: 'theme', notice: 'x'.repeat(5000) });
    receive({ type: 'theme', notice: { text: 'y' } });
    receive({ type: 'other', notice: 'z' });
    receive(null);
    expect(lines).toEqual([`Home Move: ${'x'.repeat(1000)}`]);
  });

  it('replace the light surface around a frame that paints its own background', () => {
    const { widget, set, receive } = connected();
    set({ themeTokens: { surface: '#f3f8fb' } });
    receive({ type: 'theme', hasSurface: true, notice: null });
    expect(widget.surface.classList.contains('themed')).toBe(true);
    receive({ type: 'theme', hasSurface: false, notice: null });
    expect(widget.surface.classList.contains('themed')).toBe(false);
  });
});

describe('the consent of a page', () => {
  it('is sent as the page states it, whenever that changes', () => {
    const { set, sent } = connected();
    set({ consent: { analytics: false } });
    set({ consent: { analytics: true } });
    set({ consent: { analytics: true } });
    expect(sent).toEqual([
      { type: 'consent', analytics: false },
      { type: 'consent', analytics: true },
    ]);
  });

  it('ends when the page no longer passes it on', () => {
    const { set, sent } = connected();
    set({ consent: { analytics: true } });
    set({ consent: null });
    expect(sent.at(-1)).toEqual({ type: 'consent', analytics: null });
  });

  it('follows a consent manager until the element stops', () => {
    const { widget, set, sent } = connected();
    const groupsAre = (detail: readonly string[]) =>
      window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail }));
    set({ consent: 'onetrust' });
    groupsAre(['C0001', 'C0002']);
    groupsAre(['C0001']);
    widget.element.dispatchEvent(new Event('homemove-stop'));
    groupsAre(['C0001', 'C0002']);
    expect(sent).toEqual([
      { type: 'consent', analytics: false },
      { type: 'consent', analytics: true },
      { type: 'consent', analytics: false },
    ]);
  });

  it('follows another manager when the page names one', () => {
    const { set, sent } = connected();
    set({ consent: 'onetrust' });
    set({ consent: 'cookiebot' });
    window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: ['C0002'] }));
    expect(sent).toEqual([{ type: 'consent', analytics: false }]);
  });

  it.each(['osano', true, {}, { analytics: 'yes' }])('is not sent for the unknown value %j', (consent) => {
    const { set, sent } = connected();
    set({ consent: consent as never });
    expect(sent).toEqual([]);
  });
});

it('sends the properties that the page set before the frame connected', () => {
  const { port, sent } = aPort();
  const widget = aWidget({ properties: { themeTokens: { corners: 'pill' }, consent: { analytics: true } } });
  sendProperties(widget);
  widget.ports.push(port);
  sendProperties(widget);
  expect(sent).toEqual([
    { type: 'theme', tokens: { corners: 'pill' } },
    { type: 'consent', analytics: true },
  ]);
});

it('sends the same messages over every port, because the frame accepts only one of them', () => {
  const [first, second] = [aPort(), aPort()];
  const widget = aWidget({ properties: { consent: { analytics: true } }, ports: [first.port] });
  sendProperties(widget);
  widget.ports.push(second.port);
  sendProperties(widget);
  Object.assign(widget.properties, { consent: { analytics: false } });
  sendProperties(widget);
  expect(first.sent).toEqual([
    { type: 'consent', analytics: true },
    { type: 'consent', analytics: false },
  ]);
  expect(second.sent).toEqual(first.sent);
});

it('sends nothing to the frame of an element that is no longer in the page', () => {
  const { widget, set, sent } = connected();
  widget.element.remove();
  set({ themeTokens: { corners: 'pill' }, consent: { analytics: true } });
  expect(sent).toEqual([]);
});

it('sends nothing to a panel, which the console reports', () => {
  const { port, sent } = aPort();
  sendProperties(aWidget({ isPanel: true, properties: { consent: { analytics: true } }, ports: [port] }));
  expect(sent).toEqual([]);
  expect(lines).toEqual(['Home Move: the properties themeTokens and consent have no effect in a panel.']);
});
