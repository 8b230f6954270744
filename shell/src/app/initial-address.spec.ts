import { takeTelephonyToken } from './initial-address';

describe('the telephony token in the address', () => {
  it('is read and removed from the address bar at once, without a history entry', () => {
    window.history.replaceState({ hm: 2 }, '', '/oakwood?telephonyToken=demo-agent&refreshed=1');
    const before = window.history.length;
    expect(takeTelephonyToken(window)).toBe('demo-agent');
    expect(window.location.pathname + window.location.search).toBe('/oakwood?refreshed=1');
    expect(window.history.length).toBe(before);
    expect(window.history.state).toEqual({ hm: 2 });
  });

  it('is null where the address carries none', () => {
    window.history.replaceState(null, '', '/panel?refreshed=1');
    expect(takeTelephonyToken(window)).toBeNull();
    expect(window.location.search).toBe('?refreshed=1');
  });
});
