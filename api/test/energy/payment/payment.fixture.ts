import { energyEndpoints, enrolmentEndpoints, type Payg, type ShownSelection } from '@home-move/contract';
import { DomainError } from '../../../src/common/problem/domain.error.js';
import { EnrolmentRepository } from '../../../src/modules/move/enrolment/enrolment.repository.js';
import { QuotesPort } from '../../../src/providers/quotes/quotes.port.js';
import { samsDirectDebit, type Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';

/** The plan of a page that shows one although none was chosen. */
export const noSelection: ShownSelection = {
  tariffsId: [{ quoteId: 'q-0', priceId: 'P-0' }],
  addOnsIdentifiers: [],
  monthlyCost: 10000,
  startServiceDate: '2026-12-05',
};

const confirmation: Payg = {
  termsAndConditions: true,
  ovoSmartRequired: false,
  ovoMarketingOptIn: false,
  ovoMarketingOptInChannels: [],
  ovoFoundationMarketingOptIn: false,
  ovoGroupMarketingOptIn: false,
  priorityServicesRequired: false,
};

/** Calls of the payment page, and the data that they store and send. */
export const paymentCalls = (api: () => BootedApp) => ({
  questions: ({ token }: Mover) => api().call(energyEndpoints.paymentQuestions, {}, { token }),
  /** From a page that shows the mover's plan. */
  pay: ({ token, shown }: Mover & { shown?: ShownSelection }, body: object = {}, idempotencyKey?: string) =>
    api().call(
      energyEndpoints.directDebit,
      { body: { ...samsDirectDebit, ...(shown ?? noSelection), ...body } },
      { token, ...(idempotencyKey !== undefined && { idempotencyKey }) },
    ),
  /** The confirmation of a plan that is paid as you go. */
  payAsYouGo: ({ token, shown }: Mover & { shown?: ShownSelection }, body: object = {}, idempotencyKey?: string) =>
    api().call(
      energyEndpoints.setUpPayg,
      { body: { ...confirmation, ...(shown ?? noSelection), ...body } },
      { token, ...(idempotencyKey !== undefined && { idempotencyKey }) },
    ),
  /** Skips energy. */
  skip: ({ token }: Mover) => api().call(enrolmentEndpoints.skip, { query: { service: '0' } }, { token }),
  mine: async ({ token }: Mover) => (await api().call(enrolmentEndpoints.mine, {}, { token })).body,
  stored: async ({ id }: Mover) => {
    const all = await api().database.collection('enrolments').find({}).toArray();
    return JSON.stringify(all.find(({ _id }) => String(_id) === id));
  },
  /** Records the keys and applications that reach the provider. */
  spyOnSubmit: () => {
    const provider = api().app.get(QuotesPort, { strict: false });
    return { provider, submit: jest.spyOn(provider, 'submit') };
  },
  /** The provider receives the second application, but its answer is lost. */
  loseSecondAnswer: () => {
    const provider = api().app.get(QuotesPort, { strict: false });
    const submit = jest.spyOn(provider, 'submit');
    const really = Object.getPrototypeOf(provider).submit.bind(provider) as QuotesPort['submit'];
    submit.mockImplementationOnce(really).mockImplementationOnce(async (...sent) => {
      await really(...sent);
      throw new DomainError('THIRD_PARTY');
    });
    return { submit };
  },
  /** Bank details and the attempt are stored and the provider accepts it, but the process dies before it stores that. */
  killBeforeAcceptanceIsStored: () => {
    const repository = api().app.get(EnrolmentRepository, { strict: false });
    const revise = repository.revise.bind(repository);
    jest
      .spyOn(repository, 'revise')
      .mockImplementationOnce(revise)
      .mockImplementationOnce(revise)
      .mockRejectedValueOnce(new Error('killed'));
  },
});
