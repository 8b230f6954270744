import { createSafeStorage } from '../session/safe-storage';
import { createUnsavedGuard } from './unsaved-guard';

const draft = { agentName: 'Jordan Lee', enrolmentId: '1', customer: 'Sam Hartley', content: 'Ask again', day: null };
const denied = () => {
  throw new Error('denied');
};

async function guarded(open?: () => Storage) {
  const storage = createSafeStorage('default', open);
  const page = new EventTarget();
  const host = { setUnsaved: jest.fn(), onSwitch: jest.fn<void, [() => void]>() };
  const guard = createUnsavedGuard({
    storage,
    agentName: () => 'Jordan Lee',
    host: Promise.resolve(host),
    page,
  });
  const type = async (drafts: readonly object[]) => {
    storage.set('noteDrafts', JSON.stringify(drafts));
    await Promise.resolve();
  };
  /** Whether the browser requires a confirmation before it replaces the document. */
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await Promise.resolve();
  return { storage, host, guard, type, asks };
}
afterEach(() => sessionStorage.clear());

describe('when the browser stores nothing', () => {
  it('reports once that a note is unsaved, and again when it is saved', async () => {
    const { storage, host, type, asks } = await guarded(denied);
    expect(asks()).toBe(false);
    await type([draft]);
    await type([{ ...draft, content: 'Ask again on Monday' }]);
    expect(asks()).toBe(true);
    expect(host.setUnsaved.mock.calls).toEqual([[true]]);
    storage.remove('noteDrafts');
    await Promise.resolve();
    expect(asks()).toBe(false);
    expect(host.setUnsaved.mock.calls).toEqual([[true], [false]]);
  });

  it('counts how often the CRM wants to show another call', async () => {
    const { host, guard } = await guarded(denied);
    host.onSwitch.mock.calls[0]?.[0]();
    host.onSwitch.mock.calls[0]?.[0]();
    expect(guard.switches.get()).toBe(2);
  });

  it('lets the document go once the agent has left', async () => {
    const { host, guard, type, asks } = await guarded(denied);
    await type([draft]);
    guard.stop();
    await Promise.resolve();
    expect(asks()).toBe(false);
    expect(host.setUnsaved).toHaveBeenLastCalledWith(false);
    await type([draft]);
    expect(asks()).toBe(false);
  });

  it('ignores what another agent has typed', async () => {
    const { host, type } = await guarded(denied);
    await type([{ ...draft, agentName: 'Alex Grant' }]);
    expect(host.setUnsaved).not.toHaveBeenCalled();
  });
});

it('does nothing where drafts outlive the document', async () => {
  const { host, type, asks } = await guarded();
  await type([draft]);
  expect(asks()).toBe(false);
  expect(host.setUnsaved).not.toHaveBeenCalled();
  expect(host.onSwitch).not.toHaveBeenCalled();
});
