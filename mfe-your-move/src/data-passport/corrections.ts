import {
  clientFacts,
  isAvailable,
  isMoveOrdered,
  isReopenable,
  isServiceComplete,
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
/** A step that is closed without an order has another reason: for example, its service is not wanted, or cannot be set up. */
const ifOpen = (step: StepId, isOpen: boolean, isOrdered: boolean): Target =>
  isOpen ? page(step) : because(isOrdered ? 'ordered' : 'closed');
const isEnergyOrdered = ({ enrolment: { energyComplete, fuelsSetUp } }: JourneyFacts) =>
  energyComplete || fuelsSetUp.length > 0;

type Resolve = (facts: JourneyFacts, entry: Disclosure) => Target;

const person: Resolve = () => because('person');
// It lists both contacts, and each change returns to it.
const contact: Resolve = () => ({ path: portalPages['your-details'], reason: null });
const home: Resolve = ({ enrolment }) => (isMoveOrdered(enrolment) ? because('ordered') : page('moving-details'));
const date: Resolve = (facts) =>
  isMoveOrdered(facts.enrolment)
    ? ifOpen('confirmation', isReopenable('confirmation', facts), true)
    : page('moving-details');
const energy =
  (step: StepId): Resolve =>
  (facts) =>
    ifOpen(step, isAvailable(step, facts), isEnergyOrdered(facts));
const usage: Resolve = (facts, entry) =>
  facts.enrolment.fuelsSetUp.length > 0 ? because('ordered') : energy('energy-usage')(facts, entry);
const product: Resolve = (facts, entry) =>
  entry.recipient.kind === 'energyComparison'
    ? energy('energy-list')(facts, entry)
    : ifOpen(
        'broadband-list',
        isAvailable('broadband-list', facts),
        isServiceComplete(facts.enrolment, 'entertainment'),
      );
const payment = energy('energy-payment');
const needs = energy('energy-psr');

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
