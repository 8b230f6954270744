import { enrolmentEndpoints, healthEndpoints, reportEndpoints } from '@home-move/contract';
import { JobsService } from '../../../src/modules/platform/jobs/jobs.service.js';
import { counters, gauges, histograms } from '../../../src/common/telemetry/metrics.js';
import { aMoverAt, clearFaults, fault, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { manualJobsWorker } from '../jobs/jobs-worker.fixture.js';
import { OtlpReceiver } from './otlp-receiver.fixture.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';

describe('a process with a collector', () => {
  const receiver = new OtlpReceiver();
  let api: BootedApp;
  let mover: Mover;
  let personal: readonly string[];
  let logged: readonly { readonly msg: string; readonly traceId?: string; readonly route?: string }[];

  // Spans are sent when the process ends.
  beforeAll(async () => {
    const endpoint = await receiver.start();
    api = await bootApp({
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_METRIC_EXPORT_INTERVAL: '200',
      LOG_LEVEL: 'info',
    });
    mover = await aMoverAt(api, 'MK40 2QT');
    const as = { token: mover.token };
    const addresses = (postcode: string, headers = {}) =>
      api.call(enrolmentEndpoints.addresses, { params: { postcode } }, { ...as, headers });
    await addresses('MK40 2QT', { traceparent: `00-${traceId}-${parentId}-01` });
    await fault(api, 'addresses', 'error', { match: 'CF10 3NP' });
    await addresses('CF10 3NP');
    await clearFaults(api);
    for (const path of ['/enrolment/energy/usage', '/enrolment/energy/usage', '/enrolment/energy/list'])
      await api.call(enrolmentEndpoints.recordStep, { body: { path } }, as);
    const crash = { remote: 'onboarding', version: '1.0.0', code: 'HM-603', phase: 'render', count: 2 } as const;
    await api.call(
      reportEndpoints.report,
      { body: { brand: 'harbour', context: 'hosted', mounts: [], faults: [crash] } },
      { token: await api.appToken() },
    );
    const worker = await manualJobsWorker(api);
    const jobs = api.app.get(JobsService, { strict: false });
    jobs.handle('telemetry-failing', () => Promise.reject(new TypeError('sam@example.test')));
    await jobs.schedule({ kind: 'telemetry-failing', key: 'one', runAt: api.clock.now(), data: {} });
    await worker.runDue();
    await receiver.until(() => receiver.points('home_move.jobs').some(({ value }) => value > 0));
    const { body } = await api.call(enrolmentEndpoints.mine, {}, as);
    personal = [
      mover.token,
      mover.id,
      body.reference,
      body.emailAddress,
      body.contactNumber,
      body.surname,
      body.firstName,
    ]
      .filter((text) => typeof text === 'string')
      .concat('MK40', 'CF10', 'Castle Road', 'sam@example.test', '127.0.0.1');
    logged = api.testApp.logged.map((text) => JSON.parse(text) as (typeof logged)[number]);
    await api.close();
  });
  afterAll(() => receiver.close());

  it('continues the trace of the client with a span for the route, and a span for the third party', () => {
    const spans = receiver.spans().filter((span) => span.traceId === traceId);
    const server = spans.find(({ kind }) => kind === 2);
    const client = spans.find(({ kind }) => kind === 3);
    expect(server).toMatchObject({
      name: 'GET /api/v1/addresses/:postcode',
      parentSpanId: parentId,
      attributes: { 'http.request.method': 'GET', 'http.response.status_code': 200 },
    });
    expect(client).toMatchObject({
      parentSpanId: server?.spanId,
      attributes: { 'provider.name': 'addresses', outcome: 'ok', 'provider.attempts': 1 },
    });
  });

  it('counts the attempts of a failed call', () => {
    const failed = receiver.spans().find(({ attributes }) => attributes['outcome'] === 'answered 500');
    expect(failed?.attributes).toMatchObject({ 'provider.attempts': 3, 'error.type': 'answered 500' });
  });

  it('has a trace for each attempt of a job', () => {
    const job = receiver.spans().find(({ name }) => name === 'job telemetry-failing');
    expect(job?.attributes).toEqual({
      'job.kind': 'telemetry-failing',
      'job.attempts': 1,
      outcome: 'failed',
      'error.type': 'failed',
    });
  });

  it('writes the trace into each log line of the request', () => {
    const lines = logged.filter((line) => line.traceId === traceId);
    expect(lines.map(({ msg }) => msg)).toEqual(['provider call', 'request']);
  });

  it('sends exactly the metrics that the table lists', () => {
    const listed = [histograms, counters, gauges].flatMap((table) => Object.values(table).map(({ name }) => name));
    expect(receiver.metricNames()).toEqual(listed.toSorted());
  });

  it('counts a step once until another is shown, by its name', () => {
    const steps = receiver
      .points('home_move.enrolment.steps')
      .filter(({ attributes }) => attributes['enrolment.step'] === 'energy-usage');
    expect(steps).toEqual([{ value: 1, attributes: { 'enrolment.step': 'energy-usage' } }]);
  });

  it('counts the faults of remotes by remote and code', () => {
    expect(receiver.points('home_move.remote.faults')).toEqual([
      { value: 2, attributes: { 'remote.name': 'onboarding', 'fault.code': 'HM-603' } },
    ]);
  });

  it('reports the jobs of each state, and a closed circuit for each third party', () => {
    const jobs = receiver.points('home_move.jobs');
    expect(jobs).toContainEqual({ value: 1, attributes: { 'job.state': 'failed' } });
    expect(jobs.map(({ attributes }) => attributes['job.state'])).toEqual(['waiting', 'failed', 'given-up']);
    const circuits = receiver.points('home_move.provider.circuit.open');
    expect(circuits).toContainEqual({ value: 0, attributes: { 'provider.name': 'addresses' } });
    expect(circuits).toContainEqual({ value: 0, attributes: { 'provider.name': 'email' } });
  });

  it('sends nothing of the customer, no id, and no address', () => {
    expect(receiver.spans().length).toBeGreaterThan(5);
    for (const text of personal) expect(receiver.bodies.join('\n')).not.toContain(text);
  });
});

describe('a process whose collector', () => {
  const hanging = new OtlpReceiver({ hangs: true });
  let endpoint = '';
  beforeAll(async () => {
    endpoint = await hanging.start();
  });
  afterAll(() => hanging.close());

  it.each([
    ['is down', () => 'http://127.0.0.1:9'],
    ['never answers', () => endpoint],
  ])(
    '%s responds as without one',
    async (_, address) => {
      const api = await bootApp({ OTEL_EXPORTER_OTLP_ENDPOINT: address(), OTEL_METRIC_EXPORT_INTERVAL: '100' });
      try {
        const responses = await Promise.all(Array.from({ length: 20 }, () => api.call(healthEndpoints.ready, {})));
        expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
        expect(responses[0]?.headers['traceparent']).toBeUndefined();
      } finally {
        await api.close();
      }
    },
    30_000,
  );
});

describe('a process without a collector', () => {
  it('adds no trace to its log', async () => {
    const api = await bootApp({ LOG_LEVEL: 'info' });
    try {
      await api.call(healthEndpoints.live, {});
      expect(api.testApp.logged.join('')).toContain('"msg":"request"');
      expect(api.testApp.logged.join('')).not.toContain('traceId');
    } finally {
      await api.close();
    }
  });
});
