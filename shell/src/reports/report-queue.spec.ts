import { createReportQueue, type ReportContent } from './report-queue';

const energy = { remote: 'energy', version: '1.4.0' } as const;

function aQueue() {
  const sent: ReportContent[] = [];
  let isOnline = true;
  const queue = createReportQueue((content) => {
    sent.push(content);
    return isOnline ? Promise.resolve() : Promise.reject(new Error('offline'));
  });
  return { queue, sent, setOnline: (online: boolean) => (isOnline = online) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the queue of reports', () => {
  it('sends the first batch after a second, with counts by version and code', () => {
    const { queue, sent } = aQueue();
    queue.addMount(energy);
    queue.addFault(energy, 'HM-604');
    queue.addFault(energy, 'HM-604');
    queue.addFault(energy, 'HM-702');
    jest.advanceTimersByTime(999);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual([
      {
        mounts: [energy],
        faults: [
          { ...energy, code: 'HM-604', phase: 'callback', count: 2 },
          { ...energy, code: 'HM-702', phase: 'policy', count: 1 },
        ],
      },
    ]);
  });

  it('reports a mounted version once', () => {
    const { queue, sent } = aQueue();
    queue.addMount(energy);
    jest.runAllTimers();
    queue.addMount(energy);
    queue.addMount({ ...energy, version: '1.3.0' });
    jest.runAllTimers();
    expect(sent.map(({ mounts }) => mounts.map(({ version }) => version))).toEqual([['1.4.0'], ['1.3.0']]);
  });

  it('waits 15 seconds before each further batch', () => {
    const { queue, sent } = aQueue();
    queue.addFault(energy, 'HM-604');
    jest.advanceTimersByTime(1000);
    queue.addFault(energy, 'HM-604');
    jest.advanceTimersByTime(14_999);
    expect(sent).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(sent).toHaveLength(2);
  });

  it('sends pending reports at once when the page is hidden, and each only once', () => {
    const { queue, sent } = aQueue();
    queue.addFault(energy, 'HM-603');
    queue.flush();
    queue.flush();
    jest.runAllTimers();
    expect(sent).toHaveLength(1);
  });

  it('sends again what did not arrive', async () => {
    const { queue, sent, setOnline } = aQueue();
    setOnline(false);
    queue.addMount(energy);
    queue.addFault(energy, 'HM-604');
    await jest.advanceTimersByTimeAsync(1000);
    setOnline(true);
    queue.addFault(energy, 'HM-604');
    await jest.advanceTimersByTimeAsync(15_000);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual({
      mounts: [energy],
      faults: [{ ...energy, code: 'HM-604', phase: 'callback', count: 2 }],
    });
  });
});
