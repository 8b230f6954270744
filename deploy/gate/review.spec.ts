import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { confirmWarnings, reviewBuild } from './review.mjs';

const build = { record: { name: 'energy', version: '1.1.0' } };
const empty = { errors: [], warnings: [], replaces: [] };
const warning = { code: 'changed-kind', message: 'Its kind changes.', brands: ['oakwood', 'oakwood/12'] };

let server: Server;
let options: { readonly api: string; readonly key: string };
let review: object;
let printed: string[];
const log = (text: string) => void printed.push(text);

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    const isReview = request.method === 'POST' && request.url === '/api/v1/registry/review';
    response.writeHead(isReview ? 200 : 404).end(JSON.stringify(review));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  options = { api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: 'a-key' };
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => (printed = []));

describe('the review before a publication', () => {
  it('prints which version is replaced for whom', async () => {
    const brands = Array.from({ length: 10 }, (_, index) => `brand-${index}`);
    review = {
      ...empty,
      replaces: [
        { version: '1.0.0', brands: ['oakwood'], visits: 1 },
        { version: null, brands, visits: 0 },
      ],
    };
    expect(await reviewBuild(options, build, log)).toEqual([]);
    expect(printed).toEqual([
      'energy 1.1.0 takes the place of 1.0.0, which had 1 visit in the last day, for oakwood',
      'energy 1.1.0 is new for brand-0, brand-1, brand-2, brand-3, brand-4, brand-5, brand-6, brand-7 and 2 more',
    ]);
  });

  it('rejects a version with errors, and prints its warnings', async () => {
    review = { ...empty, errors: [{ code: 'missing-call', message: 'It calls GET /x.' }], warnings: [warning] };
    await expect(reviewBuild(options, build, log)).rejects.toThrow('The registry refuses it:\n  It calls GET /x.');
    expect(printed).toEqual(['Warnings:\n  Its kind changes. (oakwood, oakwood/12)']);
  });

  it('returns the warnings of the registry', async () => {
    review = { ...empty, warnings: [warning] };
    expect(await reviewBuild(options, build, log)).toEqual([warning]);
  });
});

describe('the warnings before a publication', () => {
  it('need no confirmation if there are none', async () => {
    await confirmWarnings({}, build, [], log, undefined);
    expect(printed).toEqual([]);
  });

  it.each([
    ['by the person at the terminal', {}, () => Promise.resolve(true)],
    ['by --yes', { yes: true }, undefined],
    ['without a person in a dry run', { dryRun: true }, undefined],
  ])('are accepted if they are confirmed %s', async (_, more, confirm) => {
    await confirmWarnings(more, build, [warning], log, confirm);
    expect(printed).toEqual(['Warnings:\n  Its kind changes. (oakwood, oakwood/12)']);
  });

  it('are rejected without a terminal to confirm them', async () => {
    await expect(confirmWarnings({}, build, [warning], log, undefined)).rejects.toThrow(
      'confirm the warnings with --yes',
    );
  });

  it('are rejected if the person at the terminal does not confirm them', async () => {
    const questions: string[] = [];
    const decline = (question: string) => {
      questions.push(question);
      return Promise.resolve(false);
    };
    await expect(confirmWarnings({}, build, [warning], log, decline)).rejects.toThrow('energy 1.1.0 is not published.');
    expect(questions).toEqual(['Publish energy 1.1.0? [y/N] ']);
  });
});
