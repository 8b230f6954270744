import { controlPresence, setPageVisible } from '../testing/fake-presence';
import { createFakeScheduler } from '../testing/fake-scheduler';
import { poll } from './poll';

beforeEach(controlPresence);

/** Settles only when it is aborted. */
const neverAnswering = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

function start(ask: (signal: AbortSignal) => Promise<string>) {
  const scheduler = createFakeScheduler();
  const answers: (string | null)[] = [];
  const stop = poll({
    request: ask,
    onAnswer: (answer) => answers.push(answer),
    interval: (answer) => (answer === null ? 5000 : 60_000),
    scheduler,
  });
  return { scheduler, answers, stop };
}

it('fails a check without an answer within 10 seconds, and starts the next one', async () => {
  const ask = jest.fn(neverAnswering);
  const { scheduler, answers } = start(ask);
  await scheduler.pass(9999);
  expect(answers).toEqual([]);
  await scheduler.pass(1);
  expect(answers).toEqual([null]);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('counts the duration of a check as part of the interval', async () => {
  let answer: (text: string) => void = () => undefined;
  const ask = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const { scheduler } = start(ask);
  await scheduler.pass(8000);
  answer('well');
  await scheduler.pass(51_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await scheduler.pass(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('ignores an answer that arrives after the page was hidden', async () => {
  let answer: (text: string) => void = () => undefined;
  const { scheduler, answers } = start(() => new Promise<string>((resolve) => (answer = resolve)));
  setPageVisible(false);
  answer('well');
  await scheduler.pass(60_000);
  expect(answers).toEqual([]);
});

it('sends nothing after it was stopped, not even when the page is shown again', async () => {
  const ask = jest.fn(() => Promise.resolve('well'));
  const { scheduler, stop } = start(ask);
  await scheduler.pass(0);
  stop();
  setPageVisible(false);
  setPageVisible(true);
  await scheduler.pass(120_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
