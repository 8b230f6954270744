import { stepAt, steps } from '@home-move/contract';
import { redirectChain, loginPathOf, pageAt, resolveRoute, type RouteFacts } from './routes';

const visitor: RouteFacts = {
  loggedIn: false,
  enrolmentId: null,
  loginPath: '/log-in',
  isBranded: false,
  portal: 'tenant',
  landing: '/enrolment/moving-details',
};
const mover: RouteFacts = { ...visitor, loggedIn: true, enrolmentId: '665f' };
const agent: RouteFacts = { ...mover, portal: 'telephony' };

describe('a visitor', () => {
  it.each([
    ['/', '/'],
    ['/pending', '/pending/personal-details'],
    ['/enrolment/moving-details', '/log-in'],
    ['/enrolment/energy/list', '/log-in'],
    ['/enrolment', '/log-in'],
    ['/cookie-policy', '/cookie-policy'],
    ['/partners', '/partners'],
    ['/nowhere', '/nowhere'],
  ])('opening %s ends at %s', (path, end) => {
    expect(resolveRoute(path, visitor)).toBe(end);
  });

  it('sees the landing page at the root [ROUTE-03]', () => {
    expect(pageAt(resolveRoute('/', visitor), [])).toBe('landing');
  });

  it('is sent from /pending to personal details [ROUTE-17]', () => {
    expect(redirectChain('/pending', visitor)).toEqual(['/pending', '/pending/personal-details']);
  });

  it('is sent from every enrolment page to log in [ROUTE-29, SESS-14, NEXT-01]', () => {
    expect(redirectChain('/enrolment/product-selection', visitor)).toEqual(['/enrolment/product-selection', '/log-in']);
    const pages = Object.values(steps).filter(({ path }) => path.startsWith('/enrolment/'));
    expect(pages.filter(({ path }) => resolveRoute(path, visitor) !== '/log-in')).toEqual([]);
  });

  it('is sent from confirmation to moving details, which sends to log in [ROUTE-36, CONF-02]', () => {
    expect(redirectChain('/enrolment/confirmation', visitor)).toEqual([
      '/enrolment/confirmation',
      '/enrolment/moving-details',
      '/log-in',
    ]);
  });
});

describe('a visitor of a brand that logs in by code', () => {
  const byCode: RouteFacts = { ...visitor, loginPath: '/login' };

  it.each(['/enrolment', '/enrolment/energy/list', '/enrolment/confirmation'])(
    'is led on from /log-in to the code when %s leads there [ROUTE-02, ROUTE-29]',
    (path) => {
      expect(redirectChain(path, byCode).slice(-2)).toEqual(['/log-in', '/login']);
    },
  );

  it('may still choose the password login', () => {
    expect(redirectChain('/log-in', byCode)).toEqual(['/log-in']);
  });
});

describe('a logged-in mover', () => {
  it('is sent from a brand’s root to /enrolment [ROUTE-04, ROUTE-30]', () => {
    expect(redirectChain('/', { ...mover, isBranded: true })).toEqual(['/', '/enrolment', '/enrolment/moving-details']);
  });

  it('is sent from the exact root to /pending, which forwards [ROUTE-05, ROUTE-22, ROUTE-30]', () => {
    expect(redirectChain('/', mover)).toEqual(['/', '/pending', '/enrolment', '/enrolment/moving-details']);
  });

  it('is redirected from every pending page [ROUTE-22]', () => {
    const pages = Object.values(steps).filter(({ path }) => path.startsWith('/pending/'));
    expect(pages).toHaveLength(4);
    for (const { path } of pages)
      expect(redirectChain(path, mover)).toEqual([path, '/enrolment', '/enrolment/moving-details']);
  });

  it.each([
    ['/enrolment/personal-details', '/enrolment/moving-details'],
    ['/enrolment/energy/details/energy-switch', '/enrolment/energy/switch-details'],
    ['/enrolment/energy/switch', '/enrolment/energy/switch'],
  ])('opening the route name %s reaches the page %s [ROUTE-37]', (path, end) => {
    const routes = Object.values(steps).map((step) => step.path);
    const reached = resolveRoute(path, mover);
    expect(reached).toBe(end);
    expect(pageAt(reached, routes)).toBe('journey');
  });

  it('stays on the pages of the journey', () => {
    expect(resolveRoute('/enrolment/confirmation', mover)).toBe('/enrolment/confirmation');
    expect(resolveRoute('/enrolment/energy/list', mover)).toBe('/enrolment/energy/list');
  });

  it('has to log in without an enrolment id [SESS-15]', () => {
    expect(resolveRoute('/enrolment/energy/list', { ...mover, enrolmentId: null })).toBe('/log-in');
  });
});

describe('an agent', () => {
  it.each([
    ['the bare root', agent],
    ['a brand’s root', { ...agent, isBranded: true }],
  ])('is sent from %s to /pending, and on by the movers’ rules [ROUTE-06]', (_, facts) => {
    expect(redirectChain('/', facts)).toEqual(['/', '/pending', '/enrolment', '/enrolment/moving-details']);
  });

  it('whose mover lacks details is sent to them, never to log in', () => {
    const early: RouteFacts = { ...agent, loggedIn: false };
    expect(redirectChain('/', early)).toEqual(['/', '/pending', '/pending/personal-details']);
    expect(resolveRoute('/enrolment/energy/list', early)).toBe('/pending/personal-details');
  });
});

describe('the login pages', () => {
  it('let a logged-in mover request a link to their move, for a browser that stores nothing', () => {
    expect(resolveRoute('/continue', mover)).toBe('/continue');
  });

  it.each(['/log-in', '/login', '/login/code'])('send a logged-in mover from %s to /enrolment', (path) => {
    expect(redirectChain(path, mover)).toEqual([path, '/enrolment', '/enrolment/moving-details']);
    expect(resolveRoute(path, visitor)).toBe(path);
  });

  it.each([
    '/log-in/a-token',
    '/continue/a-token',
    '/phone/a-token',
    '/confirm-details/a-token',
    '/onboarding/verify/a-token',
    '/join/a-token',
    '/password-reset/a-token',
    '/password-reset-request',
    '/email/unsubscribe/a-token',
  ])('are open to all at %s, whose link may be about another move', (path) => {
    expect(resolveRoute(path, mover)).toBe(path);
    expect(resolveRoute(path, visitor)).toBe(path);
  });

  it.each([
    '/log-in',
    '/log-in/a-token',
    '/login',
    '/login/code',
    '/continue',
    '/continue/a-token',
    '/phone/a-token',
    '/confirm-details/a-token',
    '/onboarding/verify/a-token',
    '/join/a-token',
    '/password-reset-request',
    '/password-reset/a-token',
  ])('send an agent in a call from %s to /pending', (path) => {
    expect(redirectChain(path, { ...agent, loggedIn: false })).toEqual([path, '/pending', '/pending/personal-details']);
  });

  it('reserve /pending/personal-details/unpopulated/{token} for movers [ROUTE-19]', () => {
    const path = '/pending/personal-details/unpopulated/a-token';
    expect(resolveRoute(path, visitor)).toBe(path);
    expect(resolveRoute(path, { ...agent, loggedIn: false })).toBe('/pending/personal-details');
  });
});

describe('the login page', () => {
  it('is /login while the one-time-password experiment is on, else /log-in [ROUTE-02]', () => {
    expect(loginPathOf({ 'otp-login': true }, visitor)).toBe('/login');
    expect(loginPathOf({ 'otp-login': false }, visitor)).toBe('/log-in');
    expect(loginPathOf({ 'otp-login': false }, mover)).toBe('/log-in');
  });

  it('is /login for a mover whose details are missing, and who has no password yet', () => {
    expect(loginPathOf({ 'otp-login': false }, { loggedIn: false, enrolmentId: '665f' })).toBe('/login');
  });
});

describe('an unknown address', () => {
  it.each(['/nothing', '/enrolment/nothing', '/enrolment/energy/nothing', '/pending/nothing', '/login/more/nothing'])(
    '%s shows "not found" to everyone, in place of a login or another page',
    (path) => {
      const routes = Object.values(steps).map((step) => step.path);
      for (const facts of [visitor, mover, agent]) expect(redirectChain(path, facts)).toEqual([path]);
      expect(pageAt(path, routes)).toBe('not-found');
    },
  );
});

describe('the page at a path', () => {
  it.each([
    ['/', 'landing'],
    ['/log-in', 'log-in'],
    ['/log-in/a-token', 'log-in-link'],
    ['/login', 'login'],
    ['/login/code', 'login-code'],
    ['/login/other', 'not-found'],
    ['/password-reset-request', 'password-reset-request'],
    ['/password-reset', 'not-found'],
    ['/password-reset/a-token', 'password-reset'],
    ['/continue', 'continue'],
    ['/continue/a-token', 'continue-link'],
    ['/phone/a-token', 'phone-link'],
    ['/confirm-details/a-token', 'confirm-details'],
    ['/confirm-details', 'not-found'],
    ['/email/unsubscribe/a-token', 'unsubscribe'],
    ['/email/confirm-unsubscribe/a-token', 'confirm-unsubscribe'],
    ['/email/resubscribe/a-token', 'resubscribe'],
    ['/cookie-policy', 'cookie-policy'],
    ['/enrolment/energy/usage', 'journey'],
    ['/enrolment/energy/usage/more', 'not-found'],
  ])('%s: %s', (path, page) => {
    expect(pageAt(path, ['/enrolment/energy/usage'])).toBe(page);
  });

  it('is the journey’s for /pending/personal-details, the personal-details step [ROUTE-18]', () => {
    expect(pageAt('/pending/personal-details', [steps['personal-details'].path])).toBe('journey');
    expect(stepAt('/pending/personal-details')?.id).toBe('personal-details');
  });
});
