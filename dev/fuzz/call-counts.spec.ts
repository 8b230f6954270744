import { CallCounts, minSuccessesIn } from './call-counts.mjs';

const [save, read] = [{ name: 'PUT /address' }, { name: 'GET /flags' }];

function countsOf(...statuses: readonly number[]) {
  const counts = new CallCounts([save, read]);
  for (const status of statuses) counts.add(save, status);
  counts.add(read, 200);
  counts.add(read, 204);
  return counts;
}

describe('calls that succeed too rarely', () => {
  it('are named with their figures', () => {
    expect(countsOf(200, 400, 409).shortfalls(2)).toEqual([
      'PUT /address succeeded 1 times in 3 requests, less than 2',
    ]);
  });

  it('include calls that were never made', () => {
    expect(new CallCounts([save]).shortfalls(1)).toEqual(['PUT /address succeeded 0 times in 0 requests, less than 1']);
  });

  it('are none when each has succeeded often enough, by whatever 2xx', () => {
    expect(countsOf(201, 204, 404).shortfalls(2)).toEqual([]);
  });

  it('need 30 successes in 20,000 requests', () => {
    expect([700, 20_000, 60_000].map(minSuccessesIn)).toEqual([1, 30, 90]);
  });
});

it('the table lists every call with its requests by status, rare successes first', () => {
  const [head, ...rows] = countsOf(200, 404, 500, 0)
    .table()
    .map((line) => line.split(/ {2,}/));
  expect(head).toEqual(['call', 'requests', '2xx', '4xx', '5xx']);
  expect(rows).toEqual([
    ['PUT /address', '4', '1', '1', '1'],
    ['GET /flags', '2', '2', '0', '0'],
  ]);
});
