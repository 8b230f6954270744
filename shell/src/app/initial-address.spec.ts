import { openStartStep, takeLaunchCode, takeTelephonyToken } from './initial-address';

describe('the telephony token in the address', () => {
  it('is read and removed from the address bar at once, without a history entry', () => {
    window.history.replaceState({ hm: 2 }, '', '/oakwood?telephonyToken=demo-agent&refreshed=1');
    const before = window.history.length;
    expect(takeTelephonyToken(window)).toBe('demo-agent');
    expect(window.location.pathname + window.location.search).toBe('/oakwood?refreshed=1');
    expect(window.history.length).toBe(before);
    expect(window.history.state).toEqual({ hm: 2 });
  });

  it('is null if the address carries none', () => {
    window.history.replaceState(null, '', '/panel?refreshed=1');
    expect(takeTelephonyToken(window)).toBeNull();
    expect(window.location.search).toBe('?refreshed=1');
  });
});

describe('the launch code in the address', () => {
  const here = () => window.location.pathname + window.location.search + window.location.hash;

  it.each([
    ['/panel#launch=code-1', '/panel'],
    ['/panel?refreshed=1#launch=code-1&more=1', '/panel?refreshed=1#more=1'],
  ])('is read and removed from %s at once, without a history entry', (address, left) => {
    window.history.replaceState({ hm: 2 }, '', address);
    const before = window.history.length;
    expect(takeLaunchCode(window)).toBe('code-1');
    expect(here()).toBe(left);
    expect(window.history.length).toBe(before);
    expect(window.history.state).toEqual({ hm: 2 });
  });

  it.each([
    ['/panel?launch=code-1#main', '/panel?launch=code-1#main'],
    ['/panel', '/panel'],
    ['/panel#launch=', '/panel'],
  ])('is null for %s', (address, left) => {
    window.history.replaceState(null, '', address);
    expect(takeLaunchCode(window)).toBeNull();
    expect(here()).toBe(left);
  });
});

describe('the step that a host requests for its frame', () => {
  const host = 'host=https%3A%2F%2Fagent.example';

  it.each([
    ['/embed/oakwood/12?start=energy-usage', '/embed/oakwood/12/enrolment/energy/usage'],
    ['/embed/oakwood?theme=dark&start=personal-details', '/embed/oakwood/pending/personal-details?theme=dark'],
    [`/embed?${host}&start=energy-usage`, `/embed/enrolment/energy/usage?${host}`],
    ['/embed/oakwood?start=broadband-signup', '/embed/oakwood'],
    ['/embed/oakwood?start=constructor', '/embed/oakwood'],
    ['/embed/oakwood?start=', '/embed/oakwood'],
    ['/embed/oakwood?theme=dark', '/embed/oakwood?theme=dark'],
  ])('of %s opens %s, without a history entry', (address, opened) => {
    window.history.replaceState(null, '', address);
    const before = window.history.length;
    openStartStep(window, true);
    expect(window.location.pathname + window.location.search).toBe(opened);
    expect(window.history.length).toBe(before);
  });

  it.each([
    ['energy-usage', '/embed/oakwood'],
    ['personal-details', '/embed/oakwood/pending/personal-details'],
  ])('opens for a visitor who is not logged in only if it requires no login: %s opens %s', (id, opened) => {
    window.history.replaceState(null, '', `/embed/oakwood?start=${id}`);
    openStartStep(window, false);
    expect(window.location.pathname + window.location.search).toBe(opened);
  });
});
