import { useStore } from '@home-move/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { createStore } from '../store/store';
import { controlPresence, setOnline, setShown } from '../testing/fake-presence';
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

/** Watches from the moment on that the API in memory knows its answers. */
const isWatched = createStore(false);
function WatchInTime(props: ServiceMonitorProps) {
  return useStore(isWatched) && <ServiceMonitor {...props} />;
}

/** Everything is well unless the test says otherwise before time passes. */
function open(options: ShellOptions = {}) {
  isWatched.set(false);
  const clock = createFakeScheduler();
  const onDown = jest.fn();
  const rendered = renderInShell(
    <>
      <main>
        <input aria-label="Surname" />
      </main>
      <WatchInTime onDown={onDown} scheduler={clock} />
    </>,
    options,
  );
  const { api } = rendered;
  const healthy = () => api.on(healthcheck, { body: { status: 'ok' } });
  const failing = () => api.on(healthcheck, { problem: 'UNAVAILABLE' });
  const says = (status: string) => api.on(statusCheck, { body: { data: { status } } });
  const count = (call: string) => api.calls.filter((made) => made.call === call).length;
  const scheduler = {
    pass(ms: number) {
      if (!isWatched.get()) act(() => isWatched.set(true));
      return clock.pass(ms);
    },
  };
  healthy();
  says('Up');
  return { ...rendered, scheduler, onDown, healthy, failing, says, count };
}

const overlay = () => screen.queryByRole('alertdialog');
const field = () => screen.getByLabelText('Surname');

describe('the health check', () => {
  it('asks without payload and token, and takes an answer for health [HEALTH-01]', async () => {
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

  it('rests while the page is hidden, and is made at once when it is shown', async () => {
    const { scheduler, count } = open();
    await scheduler.pass(0);
    setShown(false);
    await scheduler.pass(3_600_000);
    expect(count(healthcheck)).toBe(1);
    setShown(true);
    await scheduler.pass(0);
    expect(count(healthcheck)).toBe(2);
  });

  it('ends with the page', async () => {
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
    '%s lays the sentence over the whole page, with the brand’s name [HEALTH-04, HEALTH-05]',
    async (_, answer) => {
      const { api, scheduler } = open();
      api.on(healthcheck, answer);
      await scheduler.pass(0);
      expect(screen.getByRole('alertdialog', { name: sentence })).toBeVisible();
    },
  );

  it('names the brand that the visitor knows [HEALTH-05]', async () => {
    const { failing, scheduler } = open({ branding: { name: 'Oakwood Lettings' } });
    failing();
    await scheduler.pass(0);
    expect(overlay()).toHaveTextContent('Oakwood Lettings is unavailable right now. This issue may resolve itself');
  });

  it('keeps what was typed, holds the focus, and gives it back when all is well again', async () => {
    const { scheduler, failing, healthy, baseElement } = open();
    await scheduler.pass(0);
    act(() => field().focus());
    fireEvent.change(field(), { target: { value: 'Hart' } });
    failing();
    await scheduler.pass(600_000);
    expect(screen.getByRole('heading', { name: sentence })).toHaveFocus();
    expect(field().closest('[inert]')).not.toBeNull();
    const dialogOfAJourney = document.body.appendChild(document.createElement('div'));
    await scheduler.pass(0);
    expect(dialogOfAJourney).toHaveAttribute('inert');
    expect(await axe(baseElement)).toHaveNoViolations();

    healthy();
    await scheduler.pass(5000);
    expect(overlay()).toBeNull();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('Hart');
    expect(document.querySelector('[inert]')).toBeNull();
    dialogOfAJourney.remove();
  });

  it('offers people to call', async () => {
    const { failing, scheduler } = open();
    failing();
    await scheduler.pass(0);
    expect(screen.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:02079460123');
  });
});

describe('while the browser is offline', () => {
  it('says so in a strip and asks nobody, then asks at once', async () => {
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

  it('shows no overlay, not even the one that was there', async () => {
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

describe('the status of the look-up of addresses', () => {
  it.each([movingDetails, '/onboarding/address', '/onboarding/edit/address'])(
    'is asked for on %s, without payload [HEALTH-06, HEALTH-09]',
    async (path) => {
      const { api, scheduler, count } = open({ path });
      await scheduler.pass(0);
      expect(count(statusCheck)).toBe(1);
      expect(api.calls.find(({ call }) => call === statusCheck)).toMatchObject({ body: null });
    },
  );

  it('is asked for nowhere else, and no more once the visitor goes on [HEALTH-09]', async () => {
    const { scheduler, count, navigation, says } = open({ path: '/enrolment/energy/list' });
    await scheduler.pass(60_000);
    expect(count(statusCheck)).toBe(0);
    says('Degraded');
    act(() => navigation.go(movingDetails));
    await scheduler.pass(0);
    expect(screen.getByRole('status')).toBeVisible();
    act(() => navigation.go('/enrolment/energy/list'));
    await scheduler.pass(60_000);
    expect(count(statusCheck)).toBe(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is asked for again every 45 seconds while it is Up [HEALTH-07]', async () => {
    const { scheduler, count } = open({ path: movingDetails });
    await scheduler.pass(44_999);
    expect(count(statusCheck)).toBe(1);
    await scheduler.pass(1);
    expect(count(statusCheck)).toBe(2);
    await scheduler.pass(45_000);
    expect(count(statusCheck)).toBe(3);
  });

  it.each(['Degraded', 'Down'])('is asked for again every 22.5 seconds while it is %s [HEALTH-08]', async (status) => {
    const { scheduler, count, says } = open({ path: movingDetails });
    says(status);
    await scheduler.pass(22_499);
    expect(count(statusCheck)).toBe(1);
    await scheduler.pass(1);
    expect(count(statusCheck)).toBe(2);
    says('Up');
    await scheduler.pass(22_500);
    expect(count(statusCheck)).toBe(3);
    await scheduler.pass(44_999);
    expect(count(statusCheck)).toBe(3);
    await scheduler.pass(1);
    expect(count(statusCheck)).toBe(4);
  });

  it('Degraded shows a strip, which goes by itself [HEALTH-10]', async () => {
    const { scheduler, says, baseElement } = open({ path: movingDetails });
    says('Degraded');
    await scheduler.pass(0);
    expect(screen.getByRole('status')).toHaveTextContent('Our service is running slower than usual...');
    expect(await axe(baseElement)).toHaveNoViolations();
    says('Up');
    await scheduler.pass(22_500);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('holds as it was known while the check itself fails, and is asked for again in 22.5 seconds', async () => {
    const { api, scheduler, says, count, onDown } = open({ path: movingDetails });
    says('Degraded');
    await scheduler.pass(0);
    api.on(statusCheck, { problem: 'UNEXPECTED' });
    await scheduler.pass(22_500);
    expect(screen.getByRole('status')).toBeVisible();
    await scheduler.pass(22_500);
    expect(count(statusCheck)).toBe(3);
    expect(onDown).not.toHaveBeenCalledWith(true);
  });

  it('Down takes the page’s place until it is over, or the visitor is elsewhere [HEALTH-11]', async () => {
    const { scheduler, says, onDown, navigation } = open({ path: movingDetails });
    says('Down');
    await scheduler.pass(0);
    expect(onDown).toHaveBeenLastCalledWith(true);
    says('Up');
    await scheduler.pass(22_500);
    expect(onDown).toHaveBeenLastCalledWith(false);
    says('Down');
    await scheduler.pass(45_000);
    expect(onDown).toHaveBeenLastCalledWith(true);
    act(() => navigation.go('/'));
    await scheduler.pass(0);
    expect(onDown).toHaveBeenLastCalledWith(false);
  });
});
