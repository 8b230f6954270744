import { createTestRuntime } from '@home-move/ui/testing';
import { aRecord } from '../testing/boot.builder';
import type { FaultCode } from '@home-move/contract';
import type { FetchRemote } from './federation';
import { createLoadRemote, withEarlyLoad, type LoadRemote } from './load';

const remote = { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} };
const loading = (fetchRemote: FetchRemote, rejection?: FaultCode, record = aRecord()) =>
  createLoadRemote(fetchRemote, () => rejection)(record, 0);

describe('loading a remote', () => {
  it('returns its lifecycles with the runtime that it requires', async () => {
    const mount = jest.fn(async () => {});
    const module = await loading(async () => ({ ...remote, mount }));
    const props = { name: 'energy', runtime: createTestRuntime(), domElement: document.body };
    await module.mount(props);
    expect(mount).toHaveBeenCalledWith(props);
  });

  it('fetches no code of a remote that requires another contract', async () => {
    const fetchRemote = jest.fn();
    await expect(loading(fetchRemote, undefined, aRecord({ contract: '^2.0.0' }))).rejects.toMatchObject({
      code: 'HM-201',
      isFinal: true,
    });
    expect(fetchRemote).not.toHaveBeenCalled();
  });

  const rejected = () => Promise.reject(new Error('script error'));
  it.each<[string, FetchRemote, FaultCode | undefined, FaultCode, boolean]>([
    ['cannot be fetched', rejected, undefined, 'HM-401', false],
    ['was altered', rejected, 'HM-401', 'HM-401', true],
    ['asks for a file without a hash', rejected, 'HM-301', 'HM-301', true],
    ['has no lifecycles', async () => ({ mount: 1 }), undefined, 'HM-403', true],
    ['cannot start', async () => ({ ...remote, bootstrap: undefined }), undefined, 'HM-403', true],
    ['cannot be shown', async () => ({ ...remote, mount: undefined }), undefined, 'HM-403', true],
    ['cannot be removed', async () => ({ ...remote, unmount: undefined }), undefined, 'HM-403', true],
    ['returns nothing', async () => null, undefined, 'HM-403', true],
  ])('fails with its code when the remote %s', async (_, fetchRemote, rejection, code, isFinal) => {
    await expect(loading(fetchRemote, rejection)).rejects.toMatchObject({ code, isFinal });
  });
});

it('does not retry a load that failed after a long wait', async () => {
  jest.useFakeTimers();
  const after = (ms: number) => loading(() => new Promise((_, reject) => void setTimeout(reject, ms)));
  const [early, slow] = [after(4999), after(5000)];
  const outcomes = Promise.allSettled([early, slow]);
  await jest.advanceTimersByTimeAsync(5000);
  expect(await outcomes).toMatchObject([{ reason: { isFinal: false } }, { reason: { code: 'HM-401', isFinal: true } }]);
  jest.useRealTimers();
});

const usage = '/enrolment/energy/usage';

describe('the early load', () => {
  it('serves the first request, once', async () => {
    const load = jest.fn<ReturnType<LoadRemote>, Parameters<LoadRemote>>(async () => remote);
    const early = withEarlyLoad(load, aRecord(), usage);
    expect(load.mock.calls).toEqual([[aRecord(), 0]]);
    await early(aRecord(), 0);
    expect(load).toHaveBeenCalledTimes(1);
    await early(aRecord(), 1);
    await early(aRecord({ version: '1.5.0', entry: 'http://assets.test/remotes/energy/1.5.0/entry.js' }), 0);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('includes the page at the path, whose failure is no failure of the remote', async () => {
    const preloadPage = jest.fn(() => {
      throw new Error('no page');
    });
    const load = withEarlyLoad(async () => ({ ...remote, preloadPage }), aRecord(), usage);
    await expect(load(aRecord(), 0)).resolves.toMatchObject(remote);
    expect(preloadPage).toHaveBeenCalledWith(usage);
  });

  it('is skipped if no version is known', () => {
    const load = jest.fn(async () => remote);
    expect(withEarlyLoad(load, undefined, usage)).toBe(load);
    expect(load).not.toHaveBeenCalled();
  });
});
