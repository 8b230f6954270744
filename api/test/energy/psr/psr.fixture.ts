import { energyEndpoints, psrEndpoints, type PsrRequest } from '@home-move/contract';
import type { Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';

/** Needs with a language, an until date and a format, shared with supplier and network operator, not with water. */
export const someAnswers: PsrRequest = {
  psrOptions: {
    medicineRefrigeration: {},
    communicationInEnglish: { language: 'syl' },
    postHospitalRecovery: { until: '2027-03-31' },
    specialCommsPreferences: 'LARGE_PRINT',
  },
  consents: { supplier: true, network: true, water: false },
};

/** Texts of those answers that must appear nowhere in plain; three letters without their quotes occur in random texts too. */
export const healthTexts = ['medicineRefrigeration', '"syl"', 'postHospitalRecovery', '2027-03-31', 'LARGE_PRINT'];

/** Calls of the page, and the data that they store and send. */
export const psrCalls = (api: () => BootedApp) => ({
  read: ({ token }: Pick<Mover, 'token'>) => api().call(psrEndpoints.answers, {}, { token }),
  save: ({ token }: Pick<Mover, 'token'>, body: PsrRequest = someAnswers) =>
    api().call(psrEndpoints.save, { body }, { token }),
  /** The registrations that the companies received, oldest first. */
  received: async () =>
    (await (await fetch(`${api().sandbox.origin}/priority-services`)).json()) as {
      readonly keeper: string;
      readonly body: Record<string, unknown>;
    }[],
  /** Chooses a plan of Glimmer after the one of Larkfield Energy. */
  chooseOtherSupplier: async ({ token }: Mover) => {
    const { body } = await api().call(energyEndpoints.wholeOfMarketQuotes, { body: {} }, { token });
    const glimmer = body.data.tariffs.find(({ supplierName }) => supplierName === 'Glimmer');
    if (!glimmer) throw new Error('Glimmer quotes nothing');
    const { quoteId, priceId } = glimmer;
    const choice = { tariffsId: [{ quoteId, priceId }], addOnsIdentifiers: [] };
    const { status, body: selection } = await api().call(energyEndpoints.select, { body: choice }, { token });
    expect(status).toBe(200);
    return { ...choice, ...selection };
  },
  stored: async ({ id }: Mover) => {
    const all = await api().database.collection('enrolments').find({}).toArray();
    const document = all.find(({ _id }) => String(_id) === id);
    if (!document) throw new Error('not stored');
    return document;
  },
});
