import {
  dataPassportEndpoints,
  legalBasisOf,
  type DataPassport,
  type Disclosure,
  type Enrolment,
  type ErasurePreview,
  type PassportQuery,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, renderWithRuntime, type TestRuntime, type TestRuntimeOptions } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import { DataPassportPage } from '../data-passport/data-passport.page';
import { MeterDevices } from '../meter-day/device/meter-device';
import { createTestDevice, type TestDevice } from './meter-device';

const idOf = (number: number) => number.toString(16).padStart(24, '0');

/** The entry of an energy order that its recipient has received; name what matters. */
export function anEntry(overrides: Partial<Disclosure> = {}): Disclosure {
  const { purpose = 'energyApplication' } = overrides;
  return {
    id: idOf(1),
    at: '2026-11-20T10:31:00.000Z',
    recipient: { id: 'quotes', kind: 'energyComparison' },
    kinds: ['name', 'dateOfBirth', 'bankAccount'],
    purpose,
    legalBasis: legalBasisOf[purpose],
    reference: null,
    result: 'delivered',
    ...overrides,
  };
}

/** Address searches, the newest first, each a minute apart. The newest is number `count`. */
export const searches = (count: number): readonly Disclosure[] =>
  Array.from({ length: count }, (_, index) =>
    anEntry({
      id: idOf(1000 + count - index),
      at: new Date(Date.UTC(2026, 10, 18, 9, count - index)).toISOString(),
      recipient: { id: 'addresses', kind: 'addressFinder' },
      kinds: ['postcode'],
      purpose: 'addressSearch',
    }),
  );

const pageSize = 20;

/** A page of these entries, which are newest first, as the API returns it. */
export function passportOf(entries: readonly Disclosure[], { from, only }: PassportQuery = {}): DataPassport {
  const isOpen = ({ result }: Disclosure) => result === 'waiting' || result === 'notDelivered';
  const isListed = (entry: Disclosure) => (only === 'open' ? isOpen(entry) : !only || entry.legalBasis === 'consent');
  const listed = entries.filter(isListed);
  const start = Math.max(
    0,
    listed.findIndex(({ id }) => id === from),
  );
  return {
    entries: listed.slice(start, start + pageSize),
    next: listed[start + pageSize]?.id ?? null,
    counts: {
      organisations: new Set(entries.map(({ recipient }) => recipient.id)).size,
      entries: entries.length,
      byConsent: entries.filter(({ legalBasis }) => legalBasis === 'consent').length,
      withdrawable: new Set(
        entries
          .filter(({ legalBasis, withdrawnAt }) => legalBasis === 'consent' && withdrawnAt === undefined)
          .map(({ purpose, recipient }) => `${purpose}:${recipient.id}`),
      ).size,
      open: entries.filter(isOpen).length,
    },
    complaints: {
      answerDays: 30,
      authority: {
        name: "Information Commissioner's Office",
        url: 'https://ico.org.uk/make-a-complaint/',
        withinMonths: 3,
      },
    },
  };
}

/** Sets the entries that the API returns, newest first. */
export function answerPassport(runtime: TestRuntime, entries: readonly Disclosure[]) {
  runtime.answer(dataPassportEndpoints.read, ({ query }) => passportOf(entries, query));
}

/** What an erasure of a move with two orders leaves; name what matters. */
export const anErasure = (overrides: Partial<ErasurePreview> = {}): ErasurePreview => ({
  kept: [
    { item: 'contracts', until: '2032-11-20' },
    { item: 'erasure', until: '2032-11-20' },
    { item: 'mailbox', until: null },
    { item: 'move', until: null },
  ],
  ordersInSetUp: [],
  ...overrides,
});

/** An order that an erasure does not cancel. */
export const anOrderInSetUp = {
  reference: 'TH-9K2M4X7P',
  provider: 'Larkfield Energy',
  service: 'electricity and gas',
  isBeingCancelled: false,
} as const;

/** Renders the page of a mover with these entries, or with this response of the API. */
export function renderPassport(
  entries: readonly Disclosure[] | (() => Promise<DataPassport>),
  {
    enrolment = anEnrolment(),
    device = createTestDevice(),
    ...options
  }: TestRuntimeOptions & { readonly enrolment?: Enrolment; readonly device?: TestDevice } = {},
) {
  const runtime = createTestRuntime({ enrolment, ...options });
  runtime.answer(dataPassportEndpoints.erasure, () => anErasure());
  runtime.answer(dataPassportEndpoints.files, () => ({ pdf: 140_200, json: 21_700 }));
  if (typeof entries === 'function') runtime.answer(dataPassportEndpoints.read, entries);
  else answerPassport(runtime, entries);
  const page = (
    <MeterDevices value={() => device}>
      <DataPassportPage />
    </MeterDevices>
  );
  return renderWithRuntime(page, runtime);
}

/** Every card, once the entries are shown. */
export const cards = () => screen.findAllByRole('article');

/** The card whose name contains this text, once it is shown. */
export const entryCard = async (name: RegExp) => within(await screen.findByRole('article', { name }));
