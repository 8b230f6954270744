import { createFeedback } from '../runtime/feedback';
import { embeddedAddressBar } from './address-bar';
import { hostedAddressBar } from './address-bar';
import { createNavigation, type Navigation } from './navigation';

const noRules = (path: string) => path;
/** jsdom's history has moved back when popstate fires. */
const moved = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

// Each test is a separate page: an earlier test's navigation must not move it.
let listening: jest.SpiedFunction<typeof window.addEventListener>;
beforeEach(() => {
  listening = jest.spyOn(window, 'addEventListener');
});
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  listening.mockRestore();
});

describe('a hosted page', () => {
  const open = (url: string, resolve = noRules): Navigation => {
    window.history.replaceState(null, '', url);
    const brand = { brand: url.startsWith('/oakwood') ? 'oakwood' : null, branch: null };
    return createNavigation({ bar: hostedAddressBar(window), context: 'hosted', brand, resolve });
  };

  it('removes the branch from the address [BRAND-10]', () => {
    const navigation = open('/oakwood/12/pending/personal-details?source=mail');
    expect(window.location.pathname + window.location.search).toBe('/oakwood/pending/personal-details?source=mail');
    expect(navigation.path.get()).toBe('/pending/personal-details');
    expect(navigation.step.get()).toMatchObject({
      id: 'personal-details',
      journey: 'onboarding',
      stage: 'your-details',
    });
  });

  it('adds a history entry for each page, below the brand', () => {
    const navigation = open('/oakwood');
    const before = window.history.length;
    navigation.go('/enrolment/energy/list?sort=price');
    expect(window.location.pathname + window.location.search).toBe('/oakwood/enrolment/energy/list?sort=price');
    expect(window.history.length).toBe(before + 1);
    navigation.go('/enrolment/confirmation', { replace: true });
    expect(window.history.length).toBe(before + 1);
    expect(navigation.step.get()?.id).toBe('confirmation');
  });

  it('goes back in the browser’s history if the portal has an earlier page, else to the fallback', async () => {
    const navigation = open('/pending/personal-details');
    navigation.back('/');
    expect(window.location.pathname).toBe('/');
    navigation.go('/enrolment/energy/usage');
    navigation.go('/enrolment/energy/list');
    const back = moved();
    navigation.back('/');
    await back;
    expect(navigation.path.get()).toBe('/enrolment/energy/usage');
  });

  it('does not apply the rules again when single-spa announces the portal’s own navigation', () => {
    const navigation = open('/log-in', (path) =>
      path === '/enrolment/confirmation' ? '/enrolment/moving-details' : path,
    );
    window.history.pushState(null, '', '/enrolment/confirmation');
    window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }));
    expect(window.location.pathname).toBe('/enrolment/confirmation');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(navigation.path.get()).toBe('/enrolment/moving-details');
  });

  it('applies the rules when the browser itself moves', async () => {
    let isIn = true;
    const navigation = open('/log-in', (path) => (isIn || !path.startsWith('/enrolment') ? path : '/log-in'));
    navigation.go('/enrolment/energy/usage');
    navigation.go('/cookie-policy');
    isIn = false;
    const back = moved();
    window.history.back();
    await back;
    expect(window.location.pathname).toBe('/log-in');
    expect(navigation.path.get()).toBe('/log-in');
  });

  it('cannot leave the portal’s origin', () => {
    const navigation = open('/');
    navigation.go('//evil.test/enrolment');
    expect(window.location.host).toBe('localhost');
    expect(window.location.pathname).toBe('/evil.test/enrolment');
  });

  it('exposes the path without a trailing slash', () => {
    expect(open('/oakwood/pending/').path.get()).toBe('/pending');
  });

  it('clears the banner when the path changes [CHROME-15]', () => {
    const navigation = open('/');
    const feedback = createFeedback(navigation.path);
    feedback.show({ kind: 'error', content: 'Something went wrong' });
    expect(feedback.get()).toEqual({ kind: 'error', content: 'Something went wrong' });
    navigation.go('/cookie-policy');
    expect(feedback.get()).toBeNull();
  });
});

describe('a step that is not available', () => {
  let answered = false;
  const guard = (path: string) =>
    path === '/enrolment/product-selection' && answered ? '/enrolment/energy/usage' : path;
  const contexts = { hosted: hostedAddressBar, embedded: embeddedAddressBar } as const;

  function open(context: keyof typeof contexts, url: string): Navigation {
    window.history.replaceState(null, '', url);
    return createNavigation({
      bar: contexts[context](window),
      context,
      brand: { brand: null, branch: null },
      resolve: noRules,
      guard,
    });
  }
  beforeEach(() => {
    answered = false;
  });

  it('redirects at the first load and on each navigation, without its query [SESS-16]', () => {
    answered = true;
    const navigation = open('hosted', '/enrolment/product-selection?from=mail');
    expect(window.location.pathname + window.location.search).toBe('/enrolment/energy/usage');
    navigation.go('/enrolment/moving-details');
    navigation.go('/enrolment/product-selection');
    expect(navigation.path.get()).toBe('/enrolment/energy/usage');
  });

  it('does not redirect without a navigation', () => {
    const navigation = open('hosted', '/enrolment/product-selection');
    answered = true;
    expect(navigation.path.get()).toBe('/enrolment/product-selection');
  });

  it('opens when the mover skips a journey that fails to load', () => {
    answered = true;
    const navigation = open('hosted', '/enrolment/moving-details');
    navigation.goUnguarded('/enrolment/product-selection');
    expect(navigation.path.get()).toBe('/enrolment/product-selection');
  });

  it('is skipped by Back', async () => {
    const navigation = open('hosted', '/enrolment/moving-details');
    navigation.go('/enrolment/product-selection');
    answered = true;
    navigation.go('/enrolment/energy/usage');
    const left = new Promise<void>((resolve) => navigation.path.subscribe(resolve));
    navigation.back('/');
    await left;
    expect(navigation.path.get()).toBe('/enrolment/moving-details');
    expect(window.location.pathname).toBe('/enrolment/moving-details');
  });

  it('is skipped by the browser’s own Back, which would otherwise do nothing', async () => {
    const navigation = open('hosted', '/enrolment/moving-details');
    navigation.go('/enrolment/product-selection');
    answered = true;
    navigation.go('/enrolment/energy/usage');
    const left = new Promise<void>((resolve) => navigation.path.subscribe(resolve));
    window.history.back();
    await left;
    expect(navigation.path.get()).toBe('/enrolment/moving-details');
    expect(window.location.pathname).toBe('/enrolment/moving-details');
  });

  it('does not turn the browser’s Forward into Back', async () => {
    const navigation = open('hosted', '/enrolment/moving-details');
    navigation.go('/enrolment/energy/usage');
    navigation.go('/enrolment/product-selection');
    const back = moved();
    window.history.back();
    await back;
    answered = true;
    const forward = moved();
    window.history.forward();
    await forward;
    expect(navigation.path.get()).toBe('/enrolment/energy/usage');
    expect(window.location.pathname).toBe('/enrolment/energy/usage');
  });

  it('is skipped by Back in a frame, to the fallback if no page precedes it', () => {
    const navigation = open('embedded', '/embed/enrolment/product-selection');
    answered = true;
    navigation.go('/enrolment/energy/usage');
    navigation.back('/enrolment/moving-details');
    expect(navigation.path.get()).toBe('/enrolment/moving-details');
  });
});

describe('a frame', () => {
  const open = (): Navigation => {
    window.history.replaceState(null, '', '/embed/oakwood/12');
    const brand = { brand: 'oakwood', branch: '12' };
    return createNavigation({ bar: embeddedAddressBar(window), context: 'embedded', brand, resolve: noRules });
  };

  it('never adds a history entry', () => {
    const navigation = open();
    const before = window.history.length;
    navigation.go('/pending/personal-details');
    navigation.go('/enrolment/moving-details');
    navigation.back('/');
    expect(window.history.length).toBe(before);
    expect(window.location.pathname).toBe('/embed/oakwood/12/pending/personal-details');
    expect(navigation.path.get()).toBe('/pending/personal-details');
  });

  it('goes back by its own stack, then to the fallback', () => {
    const navigation = open();
    navigation.go('/pending/personal-details');
    navigation.back('/cookie-policy');
    expect(navigation.path.get()).toBe('/');
    navigation.back('/cookie-policy');
    expect(navigation.path.get()).toBe('/cookie-policy');
  });
});
