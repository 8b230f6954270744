import { enrolmentEndpoints, entertainmentEndpoints, steps } from '@home-move/contract';
import { expectNoViolations, renderWithRuntime, type TestRuntime } from '@home-move/ui/testing';
import { act, screen, within } from '@testing-library/react';
import { aGigPackage, someBroadband } from '../testing/broadband-packages';
import { aBroadbandEnrolment, refused, renderEntertainment } from '../testing/entertainment-runtime';
import { LoadLink } from './load-link';
import { atSignup, consent, orders } from '../testing/signup';
import { isWebAddress } from './waiting-tab';

const url = 'https://coaxia.example/order?ref=abc';

/** A new browser tab with its own document, as `window.open` returns it. */
function aTab() {
  const { contentDocument } = document.body.appendChild(document.createElement('iframe'));
  if (!contentDocument) throw new Error('The frame has no document');
  return {
    document: contentDocument,
    opener: window as Window | null,
    closed: false,
    close: jest.fn(),
    location: { replace: jest.fn() },
    setInterval: (run: () => void, ms: number) => window.setInterval(run, ms),
    clearInterval: (timer: number) => window.clearInterval(timer),
  };
}
type Tab = ReturnType<typeof aTab>;

function browserOpens(tab: Tab | null) {
  return jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window | null);
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (element: HTMLElement) => act(() => element.click());
const inTab = (tab: Tab) => within(tab.document.body);

async function readyToGo(): Promise<TestRuntime> {
  const runtime = atSignup(aGigPackage());
  runtime.answer(entertainmentEndpoints.selectPackage, () => ({ ...aBroadbandEnrolment(), wombbPackageUrl: url }));
  renderEntertainment(runtime);
  // The page is loaded lazily.
  for (let round = 0; round < 20 && screen.queryAllByRole('checkbox').length === 0; round += 1) await pass(50);
  press(await consent());
  return runtime;
}
const openedCount = ({ recorded }: TestRuntime) =>
  recorded.events.filter(
    ({ detail }) => (detail as { readonly name?: string }).name === 'Broadband Provider Site Opened',
  ).length;
const goToCoaxia = () => screen.getByRole('button', { name: 'Go to Coaxia' });

describe("the tab to the provider's site", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('opens during the click, without an opener', async () => {
    const tab = aTab();
    const open = browserOpens(tab);
    const runtime = await readyToGo();
    runtime.answer(entertainmentEndpoints.selectPackage, () => new Promise(() => undefined));
    const button = goToCoaxia();
    act(() => {
      button.click();
      expect(open).toHaveBeenCalledWith('', '_blank');
    });
    expect(tab.opener).toBeNull();
    await pass(0);
    expect(inTab(tab).getByRole('heading', { level: 1 })).toHaveTextContent('Taking you to Coaxia');
    expect(inTab(tab).getByText('Getting your package ready')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Getting it ready/ })).toBeVisible();
    expect(tab.document.title).toBe('Taking you to Coaxia - Home Move');
    expect(tab.document.documentElement.lang).toBe(document.documentElement.lang);
  });

  it('opens the site after 15000 ms and not before [BBSET-03, UI-14]', async () => {
    const tab = aTab();
    browserOpens(tab);
    await readyToGo();
    press(goToCoaxia());
    await pass(0);
    expect(inTab(tab).getByRole('timer')).toHaveTextContent("Coaxia's site opens in 15 seconds.");
    await pass(14_999);
    expect(inTab(tab).getByRole('timer')).toHaveTextContent("Coaxia's site opens in 1 second.");
    expect(tab.location.replace).not.toHaveBeenCalled();
    await pass(1);
    expect(tab.location.replace.mock.calls).toEqual([[url]]);
    expect(inTab(tab).getByRole('timer')).toHaveTextContent("Opening Coaxia's site");
    expect(inTab(tab).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Have you ordered with Coaxia?');
    expect(screen.getByText(/^Coaxia's site opens in the other tab\./)).toBeVisible();
  });

  it('pauses the countdown and resumes it from the remaining time', async () => {
    const tab = aTab();
    browserOpens(tab);
    await readyToGo();
    press(goToCoaxia());
    await pass(5000);
    press(inTab(tab).getByRole('button', { name: 'Pause' }));
    await pass(60_000);
    expect(inTab(tab).getByRole('timer')).toHaveTextContent("Paused. Coaxia's site opens when you say so.");
    expect(tab.location.replace).not.toHaveBeenCalled();
    press(inTab(tab).getByRole('button', { name: 'Carry on' }));
    await pass(10_000);
    expect(tab.location.replace).toHaveBeenCalledTimes(1);
  });

  it("links to the site for 'Go now', and is not redirected afterwards", async () => {
    const tab = aTab();
    browserOpens(tab);
    const runtime = await readyToGo();
    press(goToCoaxia());
    await pass(0);
    const link = inTab(tab).getByRole('link', { name: 'Go now' });
    expect(link).toHaveAttribute('href', url);
    link.addEventListener('click', (event) => event.preventDefault());
    press(link);
    expect(openedCount(runtime)).toBe(1);
    await pass(60_000);
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(openedCount(runtime)).toBe(1);
  });

  it("stays open at No after 'Go now'", async () => {
    const tab = aTab();
    browserOpens(tab);
    const runtime = await readyToGo();
    press(goToCoaxia());
    await pass(0);
    const link = inTab(tab).getByRole('link', { name: 'Go now' });
    link.addEventListener('click', (event) => event.preventDefault());
    press(link);
    runtime.answer(enrolmentEndpoints.skip, () => new Promise(() => undefined));
    press(screen.getByRole('button', { name: 'No' }));
    expect(tab.close).not.toHaveBeenCalled();
  });

  it('closes when this page unloads before the package is registered', async () => {
    const tab = aTab();
    browserOpens(tab);
    const runtime = await readyToGo();
    runtime.answer(entertainmentEndpoints.selectPackage, () => new Promise(() => undefined));
    press(goToCoaxia());
    await pass(0);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('closes instead of opening an address that would run in our page', async () => {
    const tab = aTab();
    browserOpens(tab);
    const runtime = await readyToGo();
    const wombbPackageUrl = 'javascript:alert(1)';
    runtime.answer(entertainmentEndpoints.selectPackage, () => ({ ...aBroadbandEnrolment(), wombbPackageUrl }));
    press(goToCoaxia());
    await pass(0);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Have you ordered with Coaxia?');
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('link', { name: /^Go to Coaxia/ })).not.toBeInTheDocument();
  });

  it('opens the site at once when this page unloads', async () => {
    const tab = aTab();
    browserOpens(tab);
    await readyToGo();
    press(goToCoaxia());
    await pass(3000);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(tab.location.replace.mock.calls).toEqual([[url]]);
  });

  it.each([
    ['No', 'No'],
    ['Back', 'Back'],
  ])('closes at %s without opening the site', async (_which, name) => {
    const tab = aTab();
    browserOpens(tab);
    const runtime = await readyToGo();
    press(goToCoaxia());
    await pass(3000);
    runtime.answer(enrolmentEndpoints.skip, () => new Promise(() => undefined));
    press(screen.getByRole('button', { name }));
    expect(tab.close).toHaveBeenCalledTimes(1);
    await pass(60_000);
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(openedCount(runtime)).toBe(0);
  });

  it('closes when the mover opens another of our pages', async () => {
    const tab = aTab();
    browserOpens(tab);
    const runtime = await readyToGo();
    press(goToCoaxia());
    await pass(3000);
    runtime.answer(entertainmentEndpoints.broadband, () => someBroadband());
    act(() => runtime.currentStep.set({ ...steps['broadband-list'], id: 'broadband-list', params: {} }));
    expect(await screen.findByRole('heading', { name: 'Full Fibre 150' })).toBeVisible();
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('opens the site at once at Yes, and stays open', async () => {
    const tab = aTab();
    browserOpens(tab);
    const runtime = await readyToGo();
    press(goToCoaxia());
    await pass(3000);
    runtime.answer(enrolmentEndpoints.update, () => aBroadbandEnrolment({ wombbUserConfirmed: true }));
    press(screen.getByRole('button', { name: 'Yes' }));
    await pass(0);
    act(() => runtime.currentStep.set(null));
    expect(tab.location.replace.mock.calls).toEqual([[url]]);
    expect(tab.close).not.toHaveBeenCalled();
  });

  it('tracks each opening of the site, after the countdown and from our page, and none before', async () => {
    const tab = aTab();
    browserOpens(tab);
    const runtime = await readyToGo();
    press(goToCoaxia());
    await pass(14_999);
    expect(openedCount(runtime)).toBe(0);
    await pass(1);
    expect(openedCount(runtime)).toBe(1);
    const link = screen.getByRole('link', { name: /^Go to Coaxia/ });
    link.addEventListener('click', (event) => event.preventDefault());
    press(link);
    expect(openedCount(runtime)).toBe(2);
  });

  it('closes when the package cannot be registered', async () => {
    const tab = aTab();
    browserOpens(tab);
    const runtime = await readyToGo();
    runtime.answer(entertainmentEndpoints.selectPackage, () => refused('THIRD_PARTY'));
    press(goToCoaxia());
    await pass(0);
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toHaveTextContent('There has been a error retrieving data');
    expect(goToCoaxia()).toBeVisible();
  });

  it('closes when the consent is not recorded, and nothing is registered [CALL-10]', async () => {
    const tab = aTab();
    browserOpens(tab);
    const runtime = await readyToGo();
    runtime.answer(entertainmentEndpoints.womConsent, () => refused('THIRD_PARTY'));
    press(goToCoaxia());
    await pass(0);
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(orders(runtime)).toEqual([]);
    expect(await consent()).toBeChecked();
  });

  it('is replaced by a link when the browser blocks it', async () => {
    browserOpens(null);
    await readyToGo();
    press(goToCoaxia());
    await pass(0);
    expect(screen.getByText("We could not open Coaxia's site for you. Open it from here.")).toBeVisible();
    expect(screen.getByRole('link', { name: /^Go to Coaxia/ })).toHaveAttribute('href', url);
  });

  it('accepts only http(s) addresses', () => {
    expect(['https://a.example', 'http://localhost:4004/x'].every(isWebAddress)).toBe(true);
    expect(['javascript:alert(1)', 'data:text/html,x', '/relative', ''].some(isWebAddress)).toBe(false);
  });
});

it('the waiting page has no accessibility violations, and focuses its heading', async () => {
  const ignore = () => undefined;
  const { container } = renderWithRuntime(
    <LoadLink provider="Coaxia" url={url} tab={window} onTimeUp={ignore} onFollow={ignore} />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await expectNoViolations(container);
});
