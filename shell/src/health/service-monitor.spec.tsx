import { createStore } from '@home-move/contract';
import { useStore } from '@home-move/ui';
import { expectAccessibleShell } from '@home-move/ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { controlPresence, setOnline, setPageVisible } from '../testing/fake-presence';
import { createFakeScheduler } from '../testing/fake-scheduler';
import { renderInShell, type ShellOptions } from '../testing/render-in-shell';
import { ServiceMonitor, type ServiceMonitorProps } from './service-monitor';

const healthcheck = 'GET /api/v1/healthcheck';
const statusCheck = 'GET /api/v1/gbg-status-check';
const movingDetails = '/enrolment/moving-details';
const sentence =
  'Home Move is unavailable right now. This issue may resolve itself shortly, please wait a minute or try again later';
const offline = 'You are offline. What you entered is safe. Carry on when your connection is back.';

beforeEach(controlPresence);

/** Starts monitoring once the fake API has its answers. */
const isMonitoring = createStore(false);
function MonitorWithClock(props: ServiceMonitorProps) {
  return useStore(isMonitoring) && <ServiceMonitor {...props} />;
}

/** Every check succeeds unless the test changes the answers before time passes. */
function open(options: ShellOptions = {}) {
  isMonitoring.set(false);
  const clock = createFakeScheduler();
  const onDown = jest.fn();
  const rendered = renderInShell(
    <>
      <main>
        <input aria-label="Surname" />
      </main>
      <MonitorWithClock onDown={onDown} scheduler={clock} />
    </>,
    options,
  );
  const { api } = rendered;
  const healthy = () => api.on(healthcheck, { body: { status: 'ok' } });
  const failing = () => api.on(healthcheck, { problem: 'UNAVAILABLE' });
  const reports = (status: string) => api.on(statusCheck, { body: { data: { status } } });
  const count = (call: string) => api.calls.filter((made) => made.call === call).length;
  const scheduler = {
    pass(ms: number) {
      if (!isMonitoring.get()) act(() => isMonitoring.set(true));
      return clock.pass(ms);
    },
  };
  healthy();
  reports('Up');
  return { ...rendered, scheduler, onDown, healthy, failing, reports, count };
}

const overlay = () => screen.queryByRole('alertdialog');
const field = () => screen.getByLabelText('Surname');

describe('the health check', () => {
  it('is sent without payload and token, and any answer counts as healthy [HEALTH-01]', async () => {
    const { api, scheduler } = open();
    await scheduler.pass(0);
    expect(api.calls).toEqual([{ call: healthcheck, token: null, body: null }]);
    expect(overlay()).toBeNull();
  });

  it('is repeated every 10 minutes while all is well [HEALTH-02]', async () => {
    const { scheduler, count } = open();
    await scheduler.pass(599_999);
    expect(count(healthcheck)).toBe(1);
    await scheduler.pass(1);
    expect(count(healthcheck)).toBe(2);
    await scheduler.pass(600_000);
    expect(count(healthcheck)).toBe(3);
  });

  it('is repeated every 5 seconds while it fails, and every 10 minutes again afterwards [HEALTH-03]', async () => {
    const { scheduler, failing, healthy, count } = open();
    failing();
    await scheduler.pass(4999);
    expect(count(healthcheck)).toBe(1);
    await scheduler.pass(1);
    expect(count(healthcheck)).toBe(2);
    healthy();
    await scheduler.pass(5000);
    expect(count(healthcheck)).toBe(3);
    await scheduler.pass(599_999);
    expect(count(healthcheck)).toBe(3);
    await scheduler.pass(1);
    expect(count(healthcheck)).toBe(4);
  });

  it('pauses while the page is hidden, and is sent at once when it is shown', async () => {
    const { scheduler, count } = open();
    await scheduler.pass(0);
    setPageVisible(false);
    await scheduler.pass(3_600_000);
    expect(count(healthcheck)).toBe(1);
    setPageVisible(true);
    await scheduler.pass(0);
    expect(count(healthcheck)).toBe(2);
  });

  it('stops when the page unmounts', async () => {
    const { scheduler, unmount, count } = open();
    await scheduler.pass(0);
    unmount();
    await scheduler.pass(3_600_000);
    expect(count(healthcheck)).toBe(1);
  });
});

describe('while our service does not answer', () => {
  it.each([
    ['an error', { problem: 'UNAVAILABLE' }],
    ['no answer', 'offline'],
  ] as const)(
    '%s covers the whole page with the message and the brand’s name [HEALTH-04, HEALTH-05]',
    async (_, answer) => {
      const { api, scheduler } = open();
      api.on(healthcheck, answer);
      await scheduler.pass(0);
      expect(screen.getByRole('alertdialog', { name: sentence })).toBeVisible();
    },
  );

  it('names the visitor’s brand [HEALTH-05]', async () => {
    const { failing, scheduler } = open({ branding: { name: 'Oakwood Lettings' } });
    failing();
    await scheduler.pass(0);
    expect(overlay()).toHaveTextContent('Oakwood Lettings is unavailable right now. This issue may resolve itself');
  });

  it('keeps the typed text, traps the focus, and restores the focus after recovery', async () => {
    const { scheduler, failing, healthy, baseElement } = open();
    await scheduler.pass(0);
    act(() => field().focus());
    fireEvent.change(field(), { target: { value: 'Hart' } });
    failing();
    await scheduler.pass(600_000);
    expect(screen.getByRole('heading', { name: sentence })).toHaveFocus();
    expect(field().closest('[inert]')).not.toBeNull();
    const journeyDialog = document.body.appendChild(document.createElement('div'));
    await scheduler.pass(0);
    expect(journeyDialog).toHaveAttribute('inert');
    await expectAccessibleShell(baseElement);

    healthy();
    await scheduler.pass(5000);
    expect(overlay()).toBeNull();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('Hart');
    expect(document.querySelector('[inert]')).toBeNull();
    journeyDialog.remove();
  });

  it('offers the support phone number', async () => {
    const { failing, scheduler } = open();
    failing();
    await scheduler.pass(0);
    expect(screen.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:02079460123');
  });
});

describe('while the browser is offline', () => {
  it('shows a strip and sends nothing, then checks at once', async () => {
    const { scheduler, count } = open({ path: movingDetails });
    await scheduler.pass(0);
    setOnline(false);
    expect(screen.getByRole('status')).toHaveTextContent(offline);
    await scheduler.pass(3_600_000);
    expect(count(healthcheck)).toBe(1);
    expect(count(statusCheck)).toBe(1);
    setOnline(true);
    expect(screen.queryByRole('status')).toBeNull();
    await scheduler.pass(0);
    expect(count(healthcheck)).toBe(2);
    expect(count(statusCheck)).toBe(2);
  });

  it('hides the overlay, even one that was already shown', async () => {
    const { scheduler, failing } = open();
    failing();
    await scheduler.pass(0);
    expect(overlay()).toBeVisible();
    setOnline(false);
    expect(overlay()).toBeNull();
    expect(field()).toBeEnabled();
    expect(field().closest('[inert]')).toBeNull();
    setOnline(true);
    expect(overlay()).toBeNull();
    await scheduler.pass(0);
    expect(overlay()).toBeVisible();
  });
});

describe('on meter day', () => {
  const strip = 'No signal: saved on this device. We send it when the signal is back.';

  it('shows a strip in place of the overlay, because the page works without the service [METER-07]', async () => {
    const { scheduler, failing, healthy } = open({ path: '/enrolment/meter-day' });
    failing();
    await scheduler.pass(0);
    expect(overlay()).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(strip);
    setOnline(false);
    expect(screen.getByRole('status')).toHaveTextContent(strip);
    healthy();
    setOnline(true);
    await scheduler.pass(0);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('the status of the address lookup', () => {
  it.each([movingDetails, '/onboarding/address', '/onboarding/edit/address'])(
    'is requested on %s, without payload [HEALTH-06, HEALTH-09]',
    async (path) => {
      const { api, scheduler, count } = open({ path });
      await scheduler.pass(0);
      expect(count(statusCheck)).toBe(1);
      expect(api.calls.find(({ call }) => call === statusCheck)).toMatchObject({ body: null });
    },
  );

  it('is requested nowhere else, and no longer after the visitor continues [HEALTH-09]', async () => {
    const { scheduler, count, navigation, reports } = open({ path: '/enrolment/energy/list' });
    await scheduler.pass(60_000);
    expect(count(statusCheck)).toBe(0);
    reports('Degraded');
    act(() => navigation.go(movingDetails));
    await scheduler.pass(0);
    expect(screen.getByRole('status')).toBeVisible();
    act(() => navigation.go('/enrolment/energy/list'));
    await scheduler.pass(60_000);
    expect(count(statusCheck)).toBe(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is requested every 45 seconds while it is Up [HEALTH-07]', async () => {
    const { scheduler, count } = open({ path: movingDetails });
    await scheduler.pass(44_999);
    expect(count(statusCheck)).toBe(1);
    await scheduler.pass(1);
    expect(count(statusCheck)).toBe(2);
    await scheduler.pass(45_000);
    expect(count(statusCheck)).toBe(3);
  });

  it.each(['Degraded', 'Down'])('is requested every 22.5 seconds while it is %s [HEALTH-08]', async (status) => {
    const { scheduler, count, reports } = open({ path: movingDetails });
    reports(status);
    await scheduler.pass(22_499);
    expect(count(statusCheck)).toBe(1);
    await scheduler.pass(1);
    expect(count(statusCheck)).toBe(2);
    reports('Up');
    await scheduler.pass(22_500);
    expect(count(statusCheck)).toBe(3);
    await scheduler.pass(44_999);
    expect(count(statusCheck)).toBe(3);
    await scheduler.pass(1);
    expect(count(statusCheck)).toBe(4);
  });

  it('shows a strip while Degraded [HEALTH-10]', async () => {
    const { scheduler, reports, baseElement } = open({ path: movingDetails });
    reports('Degraded');
    await scheduler.pass(0);
    expect(screen.getByRole('status')).toHaveTextContent('Our service is running slower than usual...');
    await expectAccessibleShell(baseElement);
    reports('Up');
    await scheduler.pass(22_500);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('stays unchanged when the check itself fails, and is requested again after 22.5 seconds', async () => {
    const { api, scheduler, reports, count, onDown } = open({ path: movingDetails });
    reports('Degraded');
    await scheduler.pass(0);
    api.on(statusCheck, { problem: 'UNEXPECTED' });
    await scheduler.pass(22_500);
    expect(screen.getByRole('status')).toBeVisible();
    await scheduler.pass(22_500);
    expect(count(statusCheck)).toBe(3);
    expect(onDown).not.toHaveBeenCalledWith(true);
  });

  it('replaces the page while Down, until it recovers or the visitor leaves [HEALTH-11]', async () => {
    const { scheduler, reports, onDown, navigation } = open({ path: movingDetails });
    reports('Down');
    await scheduler.pass(0);
    expect(onDown).toHaveBeenLastCalledWith(true);
    reports('Up');
    await scheduler.pass(22_500);
    expect(onDown).toHaveBeenLastCalledWith(false);
    reports('Down');
    await scheduler.pass(45_000);
    expect(onDown).toHaveBeenLastCalledWith(true);
    act(() => navigation.go('/'));
    await scheduler.pass(0);
    expect(onDown).toHaveBeenLastCalledWith(false);
  });
});
