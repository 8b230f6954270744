import { hops, loginPathOf, pageAt, resolveRoute, type RouteFacts } from './routes';

const visitor: RouteFacts = { loggedIn: false, enrolmentId: null, isBranded: false, portal: 'tenant' };
const mover: RouteFacts = { loggedIn: true, enrolmentId: '665f', isBranded: false, portal: 'tenant' };
const agent: RouteFacts = { ...mover, portal: 'telephony' };

describe('a visitor', () => {
  it.each([
    ['/', '/'],
    ['/pending', '/pending/personal-details'],
    ['/enrolment/moving-details', '/log-in'],
    ['/enrolment/energy/list', '/log-in'],
    ['/enrolment', '/log-in'],
    ['/cookie-policy', '/cookie-policy'],
    ['/nowhere', '/nowhere'],
  ])('to %s ends at %s', (path, end) => {
    expect(resolveRoute(path, visitor)).toBe(end);
  });

  it('sees the landing page at the root [ROUTE-03]', () => {
    expect(pageAt(resolveRoute('/', visitor), [])).toBe('landing');
  });

  it('is sent from /pending to personal details [ROUTE-17]', () => {
    expect(hops('/pending', visitor)).toEqual(['/pending', '/pending/personal-details']);
  });

  it('is sent from every enrolment page to log in [ROUTE-29, SESS-14]', () => {
    expect(hops('/enrolment/product-selection', visitor)).toEqual(['/enrolment/product-selection', '/log-in']);
  });

  it('is sent from confirmation to moving details, which sends to log in [ROUTE-36]', () => {
    expect(hops('/enrolment/confirmation', visitor)).toEqual([
      '/enrolment/confirmation',
      '/enrolment/moving-details',
      '/log-in',
    ]);
  });
});

describe('a logged-in mover', () => {
  it('is sent from a brand’s root to /enrolment [ROUTE-04, ROUTE-30]', () => {
    expect(hops('/', { ...mover, isBranded: true })).toEqual(['/', '/enrolment', '/enrolment/moving-details']);
  });

  it('is sent from the exact root to /pending, which forwards [ROUTE-05, ROUTE-22, ROUTE-30]', () => {
    expect(hops('/', mover)).toEqual(['/', '/pending', '/enrolment', '/enrolment/moving-details']);
  });

  it('is sent on from every pending page [ROUTE-22]', () => {
    expect(hops('/pending/personal-details', mover)).toEqual([
      '/pending/personal-details',
      '/enrolment',
      '/enrolment/moving-details',
    ]);
  });

  it('stays on the pages of the journey', () => {
    expect(resolveRoute('/enrolment/confirmation', mover)).toBe('/enrolment/confirmation');
    expect(resolveRoute('/enrolment/energy/list', mover)).toBe('/enrolment/energy/list');
  });

  it('without an enrolment id has to log in [SESS-15]', () => {
    expect(resolveRoute('/enrolment/energy/list', { ...mover, enrolmentId: null })).toBe('/log-in');
  });
});

describe('an agent', () => {
  it.each([
    ['the bare root', agent],
    ['a brand’s root', { ...agent, isBranded: true }],
  ])('is sent from %s to /pending, and on by the rules of movers [ROUTE-06]', (_, facts) => {
    expect(hops('/', facts)).toEqual(['/', '/pending', '/enrolment', '/enrolment/moving-details']);
  });

  it('of a mover without details is sent to them, never to log in', () => {
    const early: RouteFacts = { ...agent, loggedIn: false };
    expect(hops('/', early)).toEqual(['/', '/pending', '/pending/personal-details']);
    expect(resolveRoute('/enrolment/energy/list', early)).toBe('/pending/personal-details');
  });
});

describe('the login page', () => {
  it('is /login while the one-time-password experiment is on, else /log-in [ROUTE-02]', () => {
    expect(loginPathOf({ 'otp-login': true })).toBe('/login');
    expect(loginPathOf({ 'otp-login': false })).toBe('/log-in');
  });
});

describe('whose page a path is', () => {
  it.each([
    ['/', 'landing'],
    ['/log-in', 'log-in'],
    ['/login', 'log-in'],
    ['/cookie-policy', 'cookie-policy'],
    ['/enrolment/energy/usage', 'journey'],
    ['/enrolment/energy/usage/more', 'not-found'],
  ])('%s: %s', (path, page) => {
    expect(pageAt(path, ['/enrolment/energy/usage'])).toBe(page);
  });
});
