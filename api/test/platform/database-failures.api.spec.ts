import { createConnection, mongo } from 'mongoose';
import { BrandService } from '../../src/modules/brands/brand/brand.service.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { startStallingProxy } from '../support/stalling-proxy.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
});
beforeEach(() => void (api.testApp.logged.length = 0));
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const systemError = (code: string) => Object.assign(new Error(`write ${code}`), { code, errno: -32, syscall: 'write' });
const serverError = (code: number, message: string) => new mongo.MongoServerError({ ok: 0, code, message });

/** The driver's error for an insertMany whose connection is gone. */
async function failedInsertMany(): Promise<Error> {
  const link = await startStallingProxy(api.environment['MONGODB_URI'] ?? '');
  const connection = await createConnection(link.uri, { serverSelectionTimeoutMS: 3000 }).asPromise();
  link.close();
  const failure: unknown = await connection
    .collection('brands')
    .insertMany([{ urlRoute: 'lost' }])
    .catch(identity);
  await connection.close();
  if (!(failure instanceof mongo.MongoBulkWriteError)) throw new Error('no bulk write error', { cause: failure });
  return failure;
}

const identity = (error: unknown) => error;

const brandingAfter = async (failure: Error) => {
  jest.spyOn(api.app.get(BrandService, { strict: false }), 'branding').mockRejectedValue(failure);
  return api.send('GET', '/api/v1/branding/default', { token: await api.appToken() });
};

describe('a database that cannot serve the request', () => {
  it.each([
    ['a broken pipe', systemError('EPIPE')],
    ['a reset connection', systemError('ECONNRESET')],
    ['a reset connection inside another error', new Error('the query failed', { cause: systemError('ECONNRESET') })],
    ['a server that is no longer the primary', serverError(10107, 'not primary')],
    ['a server that steps down', serverError(189, 'the primary stepped down')],
    ['a server that is a secondary', serverError(13435, 'not primary and secondaryOk=false')],
    ['a server that recovers', serverError(13436, 'node is recovering')],
    ['a server that shuts down', serverError(91, 'shutdown in progress')],
    ['an interrupted operation', serverError(11602, 'operation was interrupted')],
    ['a closed client', new mongo.MongoTopologyClosedError('Topology is closed')],
  ])('answers 503, to be retried, and logs the cause: %s', async (_, failure) => {
    const answer = await brandingAfter(failure);
    expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' }, headers: { 'retry-after': '5' } });
    expect(api.testApp.logged.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'database not reachable',
    ]);
  });

  it('answers 503 to an insertMany whose connection is gone', async () => {
    expect(await brandingAfter(await failedInsertMany())).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  });

  it.each([
    ['a query that the server rejects', serverError(2, 'unknown operator: $nope')],
    ['a duplicate key', serverError(11000, 'E11000 duplicate key error')],
    ['a missing file', Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' })],
  ])('is not what causes %s, which stays an unexpected failure', async (_, failure) => {
    expect(await brandingAfter(failure)).toMatchObject({ status: 500, body: { code: 'UNEXPECTED' } });
  });
});
