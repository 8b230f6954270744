import { connectLogOut } from './logged-out-tabs';

/** The channels of a browser, by their name. */
class Channel extends EventTarget {
  static open: Channel[] = [];
  constructor(readonly name: string) {
    super();
    Channel.open.push(this);
  }
  postMessage(data: unknown) {
    const others = Channel.open.filter((channel) => channel !== this && channel.name === this.name);
    for (const channel of others) channel.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  Channel.open = [];
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: Channel, configurable: true });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

describe('a log-out without a signal', () => {
  it('is announced to the tabs of the portal and of this page, which follow it [METER-13]', () => {
    const portal = new Channel('hm.session.oakwood');
    const heard: unknown[] = [];
    portal.addEventListener('message', (event) => heard.push((event as MessageEvent).data));
    const [ours, same, other] = [jest.fn(), jest.fn(), jest.fn()];
    const announce = connectLogOut('Oakwood', '665f', ours);
    connectLogOut('oakwood', '665f', same);
    connectLogOut('oakwood', '777a', other);
    announce();
    expect(heard).toEqual([{ type: 'logged-out', refreshToken: null, enrolmentId: '665f' }]);
    expect(same).toHaveBeenCalledTimes(1);
    expect(ours).not.toHaveBeenCalled();
    expect(other).not.toHaveBeenCalled();
  });

  it('is followed from the portal, but not from a sealed message, or from a tab that only follows another [METER-13]', () => {
    const portal = new Channel('hm.session.oakwood');
    const follow = jest.fn();
    connectLogOut('oakwood', '665f', follow);
    portal.postMessage('sealed');
    portal.postMessage({ type: 'logged-out', refreshToken: null, enrolmentId: null });
    expect(follow).not.toHaveBeenCalled();
    portal.postMessage({ type: 'logged-out', refreshToken: null, enrolmentId: '665f' });
    expect(follow).toHaveBeenCalledTimes(1);
  });

  it('needs no channel', () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    expect(() => connectLogOut('oakwood', '665f', jest.fn())()).not.toThrow();
  });
});
