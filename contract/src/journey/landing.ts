import type { Flags } from '../brand/brand';
import { enrolmentStatus } from '../enrolment/enrolment';
import { isAvailable, isNothingLeft, isProductSelectionAnswered, type JourneyFacts } from './next-page';
import { pathOf, stepAt, steps, type StepId } from './steps';

/** The facts that decide where a mover lands. */
export interface LandingFacts extends JourneyFacts {
  readonly flags: JourneyFacts['flags'] & Pick<Flags, 'onboarding-journey'>;
  /** Whether the call is an agent's: the pages behind a partner's link are the mover's own. */
  readonly isAgent: boolean;
}

type Rule = (facts: LandingFacts) => boolean;

const isOpen =
  (step: StepId): Rule =>
  (facts) =>
    isAvailable(step, facts);

const isAtLink: Rule = ({ enrolment, flags, isAgent }) =>
  !isAgent && flags['onboarding-journey'] && !enrolment.isLinkConfirmed;

const isHomeMissing: Rule = ({ enrolment: e }) =>
  e.address === null || e.moveInDate === null || (e.residentialStatus === 0 && !isProductSelectionAnswered(e));

/** A mover who has answered product selection skipped the upfront step; its card on the confirmation page remains. */
const isUpfrontLeft: Rule = (facts) =>
  isAvailable('council-services-upfront', facts) && !isProductSelectionAnswered(facts.enrolment);

/** A tariff stored on the server opens its steps on any device; their pages fetch it. */
const isEnergyLeft =
  (step: StepId): Rule =>
  (facts) => {
    if (facts.enrolment.energySkipped || !isAvailable('energy-usage', facts)) return false;
    const stored = { supplierName: facts.namedSupplier, addOnIdentifiers: [] };
    return isAvailable(step, { ...facts, tariff: facts.tariff ?? stored });
  };

const isBroadbandLeft: Rule = (facts) => !facts.enrolment.entertainmentSkipped && isAvailable('broadband-list', facts);

/**
 * When the mover still has something to do on a step: such a step is not settled. A step without a rule never is, because it only
 * shows something, or because the mover reaches it from another one. In the order in which the first of them is found.
 */
const unsettled: Partial<Record<StepId, Rule>> = {
  'onboarding-address': isAtLink,
  'onboarding-contact': isAtLink,
  'onboarding-code': isAtLink,
  'onboarding-confirm': isAtLink,
  'onboarding-edit-address': isAtLink,
  'onboarding-edit-email': isAtLink,
  'onboarding-edit-phone': isAtLink,
  'onboarding-edit': isAtLink,
  'moving-details': isHomeMissing,
  'council-services-upfront': isUpfrontLeft,
  'product-selection': isOpen('product-selection'),
  'council-services': isOpen('council-services'),
  'energy-usage': isEnergyLeft('energy-usage'),
  'energy-list': isEnergyLeft('energy-list'),
  'energy-details': isEnergyLeft('energy-details'),
  'energy-switch-details': isEnergyLeft('energy-switch-details'),
  'energy-signup': isEnergyLeft('energy-signup'),
  'energy-switch': isEnergyLeft('energy-switch'),
  'energy-psr': isEnergyLeft('energy-psr'),
  'energy-payment': isEnergyLeft('energy-payment'),
  'broadband-list': isBroadbandLeft,
  'broadband-details': isBroadbandLeft,
  'broadband-signup': isBroadbandLeft,
};

const isUnsettled = (step: StepId, facts: LandingFacts): boolean => unsettled[step]?.(facts) ?? false;

/** Where a mover continues who was never shown a step: the pages behind a partner's link open from that link. */
const firstSteps = /* @__PURE__ */ (Object.keys(unsettled) as StepId[]).filter(
  (step) => !step.startsWith('onboarding-'),
);

/**
 * The path to which `/`, the logo, `/enrolment` and every login lead a mover whose details are populated: the step last shown
 * while it is not settled, otherwise the first step that is not. The confirmation page when the journey is over, and once it was
 * viewed, unless the mover has opened a step again since.
 * @param lastPath the path of the step last shown; null before the first
 */
export function landingPath(facts: LandingFacts, lastPath: string | null): string {
  const { enrolment } = facts;
  const last = lastPath === null ? null : stepAt(lastPath);
  const isOver = enrolment.closedAt !== null || enrolment.status === enrolmentStatus.complete || isNothingLeft(facts);
  if (!isOver && lastPath !== null && last !== null && isUnsettled(last.id, facts)) return lastPath;
  if (isOver || enrolment.confirmationPageLastViewed !== null) return pathOf('confirmation');
  // The details just confirmed behind the link may need a correction, and Back leads to them from the later pages.
  if (last !== null && unsettled[last.id] === isAtLink) return pathOf('moving-details');
  return pathOf(firstSteps.find((step) => isUnsettled(step, facts)) ?? 'confirmation');
}

/** Whether the path of a step can be recorded as the step last shown: a page of a logged-in mover, without the token of a link. */
export function isRecordedPath(path: string): boolean {
  const step = stepAt(path);
  return step !== null && steps[step.id].access === 'login';
}
