import { telephonyEndpoints, type RuntimeContract } from '@home-move/contract';
import { waitFor } from '@testing-library/dom';
import { aPanelRecord, createFakeApi } from './fake-api.fixture';
import type { PanelLifecycles, PanelProps } from './load-panel';
import { mountPanelWith } from './mount-panel';

const revoke = 'POST /api/v1/token/revoke';

/** A panel that shows one line and records its props. */
function aPanel(mount: () => Promise<void> = async () => undefined) {
  const mounted: PanelProps[] = [];
  const lifecycles: PanelLifecycles = {
    bootstrap: async () => undefined,
    async mount(props) {
      mounted.push(props);
      await mount();
      props.domElement.textContent = 'The panel of Sam Hartley';
    },
    async unmount({ domElement }) {
      domElement.textContent = '';
    },
  };
  const runtime = (): RuntimeContract => {
    const [props] = mounted;
    if (!props) throw new Error('the panel is not mounted');
    return props.runtime;
  };
  return { runtime, loadPanel: jest.fn(async () => lifecycles) };
}

function prepare(mount?: () => Promise<void>) {
  const api = createFakeApi();
  const panel = aPanel(mount);
  const element = document.body.appendChild(document.createElement('div'));
  const onError = jest.fn();
  const events: (readonly [string, unknown])[] = [];
  const record = ({ type, detail }: CustomEventInit & Event) => void events.push([type, detail]);
  for (const name of ['note', 'link', 'finished', 'forgotten', 'navigate', 'track'])
    document.addEventListener(`homemove:${name}`, record);
  const root = () => element.shadowRoot as ShadowRoot;
  const mounting = () =>
    mountPanelWith(
      { fetcher: api.fetcher, loadPanel: panel.loadPanel },
      { api: '/home-move', launchCode: 'code-1', element, onError },
    );

  /** The panel, once the page has loaded its style sheet. */
  async function show() {
    const shown = mounting();
    const link = await waitFor(() => root().querySelector('link') ?? Promise.reject(new Error('no style sheet')));
    link.dispatchEvent(new Event('load'));
    return shown;
  }
  const message = () => root().querySelector('p')?.textContent;
  const revoked = () => api.calls.filter(({ call }) => call === revoke).map(({ body }) => body);
  return { api, panel, element, events, onError, root, mounting, show, message, revoked };
}

afterEach(() => document.body.replaceChildren());

describe('mounting a panel', () => {
  it('opens the call of the launch code, in the look of the brand', async () => {
    const { panel, root, show } = prepare();
    await show();
    const runtime = panel.runtime();
    expect(runtime.session.get()).toMatchObject({ loggedIn: true, agentName: 'Jordan Lee' });
    expect(runtime.session.get().appConfiguration).toEqual({ portal: 'telephony', context: 'panel' });
    expect(runtime.enrolment.get()?.firstName).toBe('Sam');
    expect(runtime.config.namedSupplier).toBe('Larkfield Energy');
    expect(panel.loadPanel).toHaveBeenCalledWith(aPanelRecord());
    expect(root().querySelector('link')?.href).toBe('https://assets.test/v1/tokens.css');
    expect(root().querySelector('[data-brand="oakwood"]')).not.toBeNull();
  });

  it('stores nothing in the browser', async () => {
    const { panel, show } = prepare();
    await show();
    panel.runtime().storage.set('energyFilters', { sort: 'price' });
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });

  it('rejects with the cause, loads no file and shows nothing if the call does not open', async () => {
    const { api, panel, root, mounting } = prepare();
    api.respond('POST /api/v1/telephony/launch', { problem: 'INVALID_LAUNCH_CODE' });
    await expect(mounting()).rejects.toMatchObject({ code: 'launch-rejected' });
    expect(panel.loadPanel).not.toHaveBeenCalled();
    expect(root().childNodes).toHaveLength(0);
  });

  it('rejects, shows nothing and logs the agent out if the panel fails while it starts', async () => {
    const broken = new Error('broken');
    const { root, show, revoked } = prepare(() => Promise.reject(broken));
    await expect(show()).rejects.toMatchObject({ code: 'panel-failed', cause: broken });
    expect(root().childNodes).toHaveLength(0);
    expect(revoked()).toEqual(['refresh_token=refresh-1']);
  });
});

describe('a mounted panel', () => {
  it('reports to its page, with the reference of the call, and keeps events for analytics to itself', async () => {
    const { events, panel, show } = prepare();
    await show();
    const runtime = panel.runtime();
    runtime.events.emit('note', {});
    runtime.events.emit('link', { journey: 'energy' });
    runtime.events.emit('track', { name: 'Invite Sent' });
    expect(events).toEqual([
      ['homemove:note', { reference: 'case-20418' }],
      ['homemove:link', { reference: 'case-20418', journey: 'energy' }],
    ]);
  });

  it('shows messages above the panel', async () => {
    const { message, panel, show } = prepare();
    await show();
    panel.runtime().feedback.show({ kind: 'success', content: 'Saved' });
    expect(message()).toBe('Saved');
    panel.runtime().feedback.clear();
    expect(message()).toBe('');
    panel.runtime().navigate('/enrolment/onboarding/code');
    expect(message()).toBe('The customer continues at /enrolment/onboarding/code');
  });

  it('passes errors of the panel on to the page', async () => {
    const { onError, panel, show } = prepare();
    await show();
    const error = new Error('broken');
    panel.runtime().telemetry.report(error, { remote: 'telephony', phase: 'render' });
    expect(onError).toHaveBeenCalledWith(error, 'render');
  });

  it('ends with the log-out of its agent, and reports where the agent continues', async () => {
    const { events, message, panel, revoked, show } = prepare();
    await show();
    await panel.runtime().session.logout();
    expect(revoked()).toEqual(['refresh_token=refresh-1']);
    await waitFor(() => expect(message()).toBe('You have logged out Back to your CRM'));
    expect(events).toEqual([['homemove:navigate', { reference: 'case-20418', url: 'https://crm.test/queue' }]]);
  });

  it('ends when the API has ended the session', async () => {
    const { api, events, message, panel, show } = prepare();
    await show();
    api.respond('GET /api/v1/notes', { problem: 'UNAUTHENTICATED' });
    api.respond('POST /api/v1/token', { problem: 'INVALID_REFRESH_TOKEN' });
    await expect(panel.runtime().http.send(telephonyEndpoints.notes, {})).rejects.toThrow('401');
    await waitFor(() => expect(message()).toBe('Your login to this call has ended Back to your CRM'));
    expect(events).toHaveLength(1);
  });

  it('ends with the message about a forgotten customer, whose sessions the API has ended', async () => {
    const { events, message, panel, revoked, show } = prepare();
    await show();
    panel.runtime().events.emit('forgotten', {});
    panel.runtime().call?.end({ message: 'The user has been forgotten', id: '5a3d01' });
    await waitFor(() => expect(message()).toBe('The user has been forgotten Back to your CRM'));
    expect(events.map(([name]) => name)).toEqual(['homemove:forgotten', 'homemove:navigate']);
    expect(revoked()).toEqual([]);
  });

  it('leaves nothing in its element when it is unmounted, logs its agent out, and reports no end of the call', async () => {
    const { element, events, revoked, root, show } = prepare();
    const panel = await show();
    await panel.unmount();
    await panel.unmount();
    expect(root().childNodes).toHaveLength(0);
    expect(element.attributes).toHaveLength(0);
    expect(revoked()).toEqual(['refresh_token=refresh-1']);
    expect(events).toEqual([]);
  });
});
