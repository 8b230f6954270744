import { feedbackEndpoints, type GivenFeedback } from '@home-move/contract';
import { FieldEncryption } from '../../../src/common/crypto/field-encryption.js';
import type { FeedbackDocument } from '../../../src/modules/after-setup/feedback/feedback.model.js';
import { aMover, type Mover } from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';

let api: BootedApp;
let mover: Mover;

beforeAll(async () => {
  api = await bootApp({ LOG_LEVEL: 'trace' });
  api.clock.at('2026-11-20T10:00:00Z');
});
beforeEach(async () => {
  mover = await aMover(api);
});
afterAll(() => api.close());

const give = (body: GivenFeedback) => api.call(feedbackEndpoints.giveFeedback, { body }, { token: mover.token });
const isWanted = async () =>
  (await api.call(feedbackEndpoints.feedbackState, {}, { token: mover.token })).body.isWanted;
const stored = () => api.database.collection<FeedbackDocument>('feedback').findOne({ _id: mover.id });
const setFlagsOff = (flagsOff: readonly string[]) =>
  api.database.collection<{ _id: string }>('brands').updateOne({ _id: '1:100' }, { $set: { flagsOff } });

describe('PUT /enrolment/trigger-survey', () => {
  itRequiresAuthentication(() => api, feedbackEndpoints.giveFeedback, { body: { score: 5 } });
  itValidatesItsBody(
    () => api,
    feedbackEndpoints.giveFeedback,
    {},
    async () => mover.token,
    {
      'no score': { body: {}, errors: { score: 'Please select an option' } },
      'a score outside the scale': { body: { score: 6 }, errors: { score: 'Please select an option' } },
      'a comment that is too long': {
        body: { score: 5, comment: 'x'.repeat(1001) },
        errors: { comment: 'Please use 1,000 characters or fewer' },
      },
    },
  );

  it('stores score and comment, with the enrolment as the only reference [CALL-11]', async () => {
    expect(await give({ score: 4, comment: ' My name is Quillfeather. ' })).toMatchObject({ status: 204, text: '' });
    const feedback = await stored();
    expect(feedback).toEqual({
      _id: mover.id,
      score: 4,
      comment: { keyId: '1', box: expect.stringMatching(/^[\w+/=]+$/) },
      givenAt: new Date('2026-11-20T10:00:00Z'),
    });
    const { comment } = feedback ?? {};
    expect(comment && api.app.get(FieldEncryption, { strict: false }).open(comment, `feedback:${mover.id}`)).toBe(
      'My name is Quillfeather.',
    );
    expect(api.testApp.logged.join('\n')).not.toContain('Quillfeather');
  });

  it('stores no comment if none was given', async () => {
    await give({ score: 1 });
    expect(await stored()).toMatchObject({ score: 1, comment: null });
  });

  it('accepts one answer of an enrolment, even of simultaneous ones', async () => {
    expect(await isWanted()).toBe(true);
    const answers = await Promise.all(([5, 1, 3] as const).map((score) => give({ score })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409]);
    expect(await isWanted()).toBe(false);
  });

  it('accepts none if the brand turned the flag off', async () => {
    await setFlagsOff(['ask-nicely']);
    expect(await isWanted()).toBe(false);
    expect(await give({ score: 5 })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await stored()).toBeNull();
    await setFlagsOff([]);
  });
});
