import { enrolmentEndpoints } from '@home-move/contract';
import { anEnrolmentRecord } from '../../../src/modules/move/enrolment/enrolment-record.builder.js';
import { EnrolmentRepository } from '../../../src/modules/move/enrolment/enrolment.repository.js';
import { aMover } from '../../journey/mover.builder.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ CREATE_LIMIT_PER_HOUR: '30' });
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

const create = async (body: object, idempotencyKey?: string) =>
  api.call(
    enrolmentEndpoints.create,
    { body },
    { token: await api.appToken(), ...(idempotencyKey && { idempotencyKey }) },
  );
const count = () => api.database.collection('enrolments').countDocuments();

describe('creating an enrolment', () => {
  itRequiresAuthentication(() => api, enrolmentEndpoints.create, { body: { selectedPartner: 100 } });
  itValidatesItsBody(
    () => api,
    enrolmentEndpoints.create,
    {},
    () => api.appToken(),
    {
      'an invalid brand id': { body: { selectedPartner: 'oak' }, errors: { selectedPartner: 'Invalid' } },
      'a negative id': { body: { selectedBranch: -1 }, errors: { selectedBranch: 'Invalid' } },
    },
  );

  it.each([[{}], [{ selectedPartner: 100, selectedBranch: 301 }]])(
    'refuses %j: exactly one brand [PERS-23]',
    async (body) => {
      const before = await count();
      expect(await create(body)).toMatchObject({
        status: 400,
        body: {
          code: 'VALIDATION',
          detail: 'Give exactly one of selectedPartner, selectedSubpartner and selectedBranch',
        },
      });
      expect(await count()).toBe(before);
    },
  );

  it('returns the id and tokens that reach the enrolment [PERS-23, SESS-21]', async () => {
    const { status, body } = await create({ selectedPartner: 101 });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      access_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 1800,
      refresh_token: expect.any(String),
    });
    const mine = await api.call(enrolmentEndpoints.mine, {}, { token: body.access_token });
    expect(mine.body).toMatchObject({
      id: body.id,
      status: 10,
      enrolmentType: 'Direct',
      partnerName: 'Oakwood Lettings',
      version: 1,
      energyOfferedStatus: 1,
      entertainmentOfferedStatus: 1,
      energyConsented: null,
      energyOptIn: 0,
      supplyChecked: false,
      quotableEnergy: true,
      isMoveInDateInRange: false,
      ctwbJourneyToggle: true,
      confirmationPageLastViewed: null,
      closedAt: null,
      reference: expect.stringMatching(/^HM-[0-9B-Z]{8}$/),
    });
  });

  it.each([
    [{ selectedSubpartner: 201 }, 'Oakwood Students', true],
    [{ selectedBranch: 301 }, 'Oakwood Bedford', true],
    [{ selectedPartner: 103 }, 'Meadow Homes', false],
  ])('uses name and flags of %j [PERS-23]', async (brand, partnerName, ctwbJourneyToggle) => {
    const { token } = await aMover(api, brand);
    expect((await api.call(enrolmentEndpoints.mine, {}, { token })).body).toMatchObject({
      partnerName,
      ctwbJourneyToggle,
    });
  });

  it.each([[{ selectedPartner: 999 }], [{ selectedBranch: 101 }]])('rejects the unknown brand of %j', async (body) => {
    expect(await create(body)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('creates one enrolment per idempotency key, also in parallel', async () => {
    const token = await api.appToken();
    const before = await count();
    const submit = () =>
      api.call(enrolmentEndpoints.create, { body: { selectedPartner: 100 } }, { token, idempotencyKey: 'create-1' });
    const answers = await Promise.all([submit(), submit(), submit()]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await submit()).body).toEqual(answers[0]?.body);
    expect(await count()).toBe(before + 1);
  });

  it('stores no second enrolment with the same reference', async () => {
    const repository = api.app.get(EnrolmentRepository, { strict: false });
    const { id: _, version: __, ...enrolment } = anEnrolmentRecord({ reference: 'HM-7K2M9P4Q' });
    expect(await repository.create(enrolment)).toMatchObject({ reference: 'HM-7K2M9P4Q' });
    const before = await count();
    expect(await repository.create(enrolment)).toBeNull();
    expect(await count()).toBe(before);
  });

  it('limits the rate per client address', async () => {
    let answer = await create({ selectedPartner: 100 });
    for (let more = 0; more < 30 && answer.status === 201; more += 1) answer = await create({ selectedPartner: 100 });
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
