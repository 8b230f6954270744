import type { Flags } from '../brand/brand';
import { enrolmentStatus } from '../enrolment/enrolment';
import { isAvailable, isNothingLeft, isProductSelectionAnswered, withTariff, type JourneyFacts } from './next-page';
import { isInOrder, pathOf, stepAt, stepIds, steps, type JourneyId, type StepId } from './steps';

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
const isEnergyLeft = (step: StepId, facts: LandingFacts): boolean =>
  !facts.enrolment.energySkipped && isAvailable('energy-usage', facts) && isAvailable(step, withTariff(facts));

const isBroadbandLeft = (step: StepId, facts: LandingFacts): boolean =>
  !facts.enrolment.entertainmentSkipped && isAvailable(step, facts);

/** When the mover still has something to do on a step of a service. */
const unsettledIn: Partial<Record<JourneyId, (step: StepId, facts: LandingFacts) => boolean>> = {
  energy: isEnergyLeft,
  entertainment: isBroadbandLeft,
};

/**
 * The same for the other steps. One without a rule is always settled, because it only shows something, or because the mover
 * reaches it from another one.
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
  'private-entry': () => false,
};

/** An agent stays on the confirmation page, which finishes the call. */
const hasOrder: Rule = ({ enrolment: e, isAgent }) =>
  !isAgent && (e.energyComplete || e.broadbandComplete || e.wombbUserConfirmed);

function isUnsettled(step: StepId, facts: LandingFacts): boolean {
  const rule = unsettled[step];
  return rule ? rule(facts) : (unsettledIn[steps[step].journey]?.(step, facts) ?? false);
}

/**
 * The path to which `/`, the logo, `/enrolment` and every login lead a mover whose details are populated: the step last shown
 * while it is not settled, otherwise the first step that is not. The confirmation page when the journey is over, and once it was
 * viewed, unless the mover has opened a step again since; "Your move" instead once nothing is left and there is an order. [ORDER-02]
 * @param lastPath the path of the step last shown; null before the first
 */
export function landingPath(facts: LandingFacts, lastPath: string | null): string {
  const { enrolment } = facts;
  const last = lastPath === null ? null : stepAt(lastPath);
  const isOver = enrolment.closedAt !== null || enrolment.status === enrolmentStatus.complete || isNothingLeft(facts);
  if (!isOver && lastPath !== null && last !== null && isUnsettled(last.id, facts)) return lastPath;
  const isViewed = enrolment.confirmationPageLastViewed !== null;
  if (isViewed && isOver && hasOrder(facts)) return pathOf('your-move');
  if (isOver || isViewed) return pathOf('confirmation');
  // The details just confirmed behind the link may need a correction, and Back leads to them from the later pages.
  if (last !== null && unsettled[last.id] === isAtLink) return pathOf('moving-details');
  return pathOf(stepIds.find((step) => isInOrder(step) && isUnsettled(step, facts)) ?? 'confirmation');
}

/** Whether the path of a step can be recorded as the step last shown: a page of a logged-in mover, without the token of a link. */
export function isRecordedPath(path: string): boolean {
  const step = stepAt(path);
  return step !== null && steps[step.id].access === 'login';
}
