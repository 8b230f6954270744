import {
  clientFacts,
  isAvailable,
  isMoveOrdered,
  isReopenable,
  pathOf,
  portalPages,
  type DataKind,
  type Disclosure,
  type JourneyFacts,
  type StepId,
} from '@home-move/contract';
import { useEnrolment, useRuntime } from '@home-move/ui';
import type { CorrectionReason } from './correct.texts';

/** Kinds of data that are corrected together: on one page, or not at all for one reason. */
export interface Correction {
  /** Path of the page; null if there is a reason. */
  readonly path: string | null;
  readonly reason: CorrectionReason | null;
  readonly kinds: readonly DataKind[];
}

type Target = Omit<Correction, 'kinds'>;

const page = (step: StepId): Target => ({ path: pathOf(step), reason: null });
const because = (reason: CorrectionReason): Target => ({ path: null, reason });
const ifOpen = (step: StepId, isOpen: boolean): Target => (isOpen ? page(step) : because('ordered'));

type Resolve = (facts: JourneyFacts, entry: Disclosure) => Target;

const person: Resolve = () => because('person');
// It lists both contacts, and each change returns to it.
const contact: Resolve = () => ({ path: portalPages['your-details'], reason: null });
const home: Resolve = (facts) => ifOpen('moving-details', !isMoveOrdered(facts.enrolment));
const date: Resolve = (facts) =>
  isMoveOrdered(facts.enrolment) ? ifOpen('confirmation', isReopenable('confirmation', facts)) : page('moving-details');
const usage: Resolve = (facts) =>
  ifOpen('energy-usage', facts.enrolment.fuelsSetUp.length === 0 && isAvailable('energy-usage', facts));
const product: Resolve = (facts, { recipient: { kind } }) => {
  const step = kind === 'energyComparison' ? 'energy-list' : 'broadband-list';
  return ifOpen(step, isAvailable(step, facts));
};
const payment: Resolve = (facts) => ifOpen('energy-payment', isAvailable('energy-payment', facts));
const needs: Resolve = (facts) => ifOpen('energy-psr', isAvailable('energy-psr', facts));

/** Where each kind of data is corrected. The other kinds are made for one message, or are decisions of the mover. */
const targets: Readonly<Partial<Record<DataKind, Resolve>>> = {
  name: person,
  dateOfBirth: person,
  email: contact,
  phone: contact,
  postcode: home,
  address: home,
  meters: home,
  moveInDate: date,
  startDate: date,
  usage,
  chosenProduct: product,
  bankAccount: payment,
  paymentMethod: payment,
  prioritySupport: needs,
  healthNeeds: needs,
};

/** The corrections that an entry offers, each with its page; empty if it holds nothing that can be wrong. [PASS-11] */
export function useCorrections(entry: Disclosure): readonly Correction[] {
  const runtime = useRuntime();
  const enrolment = useEnrolment();
  if (enrolment === null) return [];
  const facts = clientFacts(enrolment, runtime);
  const found: Correction[] = [];
  for (const kind of entry.kinds) {
    const resolve = targets[kind];
    if (!resolve) continue;
    const target = enrolment.closedAt === null ? resolve(facts, entry) : because('finished');
    const index = found.findIndex(({ path, reason }) => path === target.path && reason === target.reason);
    if (index === -1) found.push({ ...target, kinds: [kind] });
    else found[index] = { ...target, kinds: [...(found[index]?.kinds ?? []), kind] };
  }
  // Pages come before reasons.
  return found.toSorted((a, b) => Number(a.path === null) - Number(b.path === null));
}
