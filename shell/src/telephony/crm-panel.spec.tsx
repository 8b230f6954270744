import { expectAccessibleShell } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoot } from '../testing/boot.builder';
import type { FakeApi } from '../testing/fake-api';
import {
  agentLogin,
  aTelephonyBoot,
  here,
  mockReplace,
  progress,
  telephonyPortalOfEachTest,
} from '../testing/telephony-portal';

let api: FakeApi;
const open = telephonyPortalOfEachTest((fresh) => (api = fresh));

describe('the panel in a CRM', () => {
  const { parent } = window;
  const postMessage = jest.fn();
  const crm = 'http://crm.test';
  const panel = () => aTelephonyBoot({ context: 'panel' });
  const inCrm = () => aTelephonyBoot({ context: 'panel', config: { ...aBoot().config, hostOrigins: [crm] } });
  /** The CRM's answer to the frame. Returns the port on which the frame sends. */
  function welcome(origin: string) {
    const port = { postMessage: jest.fn(), addEventListener: jest.fn(), start: jest.fn() };
    const event = new MessageEvent('message', { origin, data: { hm: 'hm/1', type: 'welcome' } });
    Object.defineProperties(event, { source: { value: window.parent }, ports: { value: [port] } });
    window.dispatchEvent(event);
    return port;
  }
  beforeEach(() => {
    postMessage.mockClear();
    Object.defineProperty(window, 'parent', { value: { postMessage }, configurable: true, writable: true });
  });
  afterEach(() => {
    Object.assign(window, { parent });
    jest.restoreAllMocks();
  });

  it('stays below /panel with the customer’s brand, adds no history entry, and greets the CRM without any data', async () => {
    open('/panel/oakwood?telephonyToken=demo-agent', inCrm());
    const before = window.history.length;
    await progress();
    expect(here()).toBe('/panel/default/enrolment/product-selection');
    expect(window.history.length).toBe(before);
    await waitFor(() => expect(postMessage).toHaveBeenCalled());
    expect(new Set(postMessage.mock.calls.map((call) => JSON.stringify(call)))).toEqual(
      new Set([JSON.stringify([{ hm: 'hm/1', type: 'hello' }, crm])]),
    );
  });

  describe('opened with a launch code', () => {
    const launch = 'POST /api/v1/telephony/launch';
    beforeEach(() => api.on(launch, agentLogin));

    it('logs the agent in once the CRM has answered, and leaves the next page to the CRM at Log Out', async () => {
      open('/panel/oakwood#launch=code-1', inCrm());
      expect(window.location.hash).toBe('');
      await waitFor(() => expect(postMessage).toHaveBeenCalled());
      const port = welcome(crm);
      await progress();
      expect(api.calls.find(({ call }) => call === launch)?.body).toBe(`{"code":"code-1","origin":"${crm}"}`);
      await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
      await waitFor(() =>
        expect(port.postMessage).toHaveBeenCalledWith({ type: 'navigate', reference: null, url: 'http://admin.test' }),
      );
      expect(screen.getByRole('link', { name: /admin portal/ })).toHaveAttribute('href', 'http://admin.test');
      expect(mockReplace).not.toHaveBeenCalled();
    });

    it('hands its events and the agent back to the CRM, with the CRM’s reference and address', async () => {
      const returnUrl = 'http://crm.test/queue';
      api.on(launch, { body: { ...agentLogin.body, crm: { reference: 'case/20418', returnUrl } } });
      open('/panel/oakwood#launch=code-1', inCrm());
      await waitFor(() => expect(postMessage).toHaveBeenCalled());
      const port = welcome(crm);
      await progress();
      await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
      await waitFor(() =>
        expect(port.postMessage).toHaveBeenCalledWith({ type: 'navigate', reference: 'case/20418', url: returnUrl }),
      );
      expect(screen.getByRole('link', { name: /Back to your CRM/ })).toHaveAttribute('href', returnUrl);
    });

    it('sends the code to no other page that frames it', async () => {
      open('/panel/oakwood#launch=code-1', inCrm());
      await waitFor(() => expect(postMessage).toHaveBeenCalled());
      welcome('https://evil.test');
      expect(api.calls.some(({ call }) => call === launch)).toBe(false);
    });

    it('redeems no code as a top-level page', async () => {
      Object.assign(window, { parent });
      open('/panel/oakwood#launch=code-1', inCrm());
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
        'We could not log you in to this call',
      );
      expect(window.location.hash).toBe('');
      expect(api.calls.some(({ call }) => call === launch)).toBe(false);
    });
  });

  it('explains how to continue after a reload that found no session', async () => {
    open('/panel/oakwood', inCrm());
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('There is no call here any more');
    expect(screen.getByRole('main')).toHaveTextContent('Open it again from your CRM.');
  });

  it('has a narrow bar with name and Log Out, and no footer', async () => {
    const element = open('/panel/oakwood?telephonyToken=demo-agent', panel());
    await progress();
    expect(screen.getByRole('banner')).toHaveTextContent('Agent: Jordan Lee');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    await expectAccessibleShell(element);
  });

  it('works if the browser denies storage', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    open('/panel/oakwood?telephonyToken=demo-agent', panel());
    await progress();
    expect(screen.getByRole('banner')).toHaveTextContent('Agent: Jordan Lee');
    // The notice is for movers: the CRM brings an agent back.
    expect(screen.queryByText(/Keep this page open until you have finished/)).toBeNull();
  });

  it('confirms the log-out and stays in its frame', async () => {
    open('/panel/oakwood?telephonyToken=demo-agent', panel());
    await progress();
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('You have logged out');
    expect(screen.getByRole('link', { name: /admin portal \(opens in a new tab\)/ })).toBeVisible();
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(api.calls.map(({ call }) => call)).toContain('POST /api/v1/token/revoke');
    expect(sessionStorage.getItem('hm.telephony.userToken')).toBeNull();
  });

  it('shows the reason when a call is rejected, and stays', async () => {
    const flags = 'GET /api/v1/flags';
    api.on(flags, { problem: 'FORBIDDEN' });
    open('/panel/oakwood?telephonyToken=demo-agent', panel());
    await waitFor(() => expect(api.calls.some(({ call }) => call === flags)).toBe(true));
    expect(await screen.findByText('Your login to this call has ended')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Progress' })).toBeNull();
    expect(mockReplace).not.toHaveBeenCalled();
  });
});
