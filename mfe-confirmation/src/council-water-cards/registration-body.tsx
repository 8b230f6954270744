import { availableStep, clientFacts, type Enrolment, type RegisteredService } from '@home-move/contract';
import { Authority, type AuthorityProps, Text, useEnrolment, useIsFinished, useRuntime } from '@home-move/ui';
import type { ReactNode } from 'react';
import { useRefreshSummary } from '../state/confirmation.queries';
import { ActionButton } from '../service-card/action-button';
import { ContinueSetUp } from '../service-card/continue-set-up';
import { GetStarted } from '../service-card/get-started';
import { councilWaterTexts as texts } from './council-water-cards.texts';
import { RegistrationQuestion, type RegistrationField } from './registration-question';
import { registrationState, type RegistrationState } from './registration.state';

/** The authorities to register with, and how far the registration is. */
export interface RegistrationFacts {
  readonly isUnidentified: boolean;
  readonly isConsented: boolean;
  readonly isCompleted: boolean;
  readonly isRegistrationConfirmed: boolean | null;
  /** The authorities identified so far. */
  readonly authorities: readonly AuthorityProps[];
}

interface RegistrationBodyProps {
  readonly facts: RegistrationFacts;
  /** Both when one bill covers both. */
  readonly services: readonly RegisteredService[];
  readonly advice: readonly string[];
  /** How the mover finds an authority that could not be identified. */
  readonly finder: ReactNode;
}

/** Finds the council and water step available to an enrolment. */
function useCouncilStep() {
  const runtime = useRuntime();
  return (enrolment: Enrolment) =>
    availableStep(
      enrolment.ctwbJourneyToggle ? 'council-services-upfront' : 'council-services',
      clientFacts(enrolment, runtime),
    );
}

/** Leads to the council and water step, which is unanswered. */
function CouncilStepLink({ state, services }: { state: RegistrationState } & Pick<RegistrationBodyProps, 'services'>) {
  const step = useCouncilStep();
  const enrolment = useEnrolment();
  if (state === 'unanswered' && enrolment) return <ContinueSetUp progress={texts.unfinished} step={step(enrolment)} />;
  return <GetStarted services={services} nextStep={step} />;
}

/** Instead of advice about an authority that has no name: the directory failed. */
function Unavailable() {
  const refresh = useRefreshSummary();
  return (
    <>
      <Text>{texts.unavailable}</Text>
      <ActionButton action={refresh} busyLabel={texts.lookingUp}>
        {texts.lookUp}
      </ActionButton>
    </>
  );
}

/** How far the registration is. */
function progressOf({ facts, advice }: Pick<RegistrationBodyProps, 'facts' | 'advice'>, isFinished: boolean) {
  const state = registrationState(facts);
  if (state === 'not-chosen') return [texts.notChosen, ...(isFinished ? [] : [texts.canStillChoose])];
  if (state === 'unanswered') return isFinished ? advice : [];
  if (facts.isRegistrationConfirmed) return [texts.registered];
  return [...(facts.isConsented ? [] : [texts.doneByMover]), ...advice];
}

/** The authorities with their links, and whether the mover has registered. [CONF-22 to CONF-24] */
export function RegistrationBody({ facts, services, advice, finder }: RegistrationBodyProps) {
  const isFinished = useIsFinished();
  const state = registrationState(facts);
  const { authorities, isRegistrationConfirmed } = facts;
  const question = !isFinished && (
    <RegistrationQuestion
      question={authorities.length > 1 ? texts.questionOfBoth : texts.question}
      fields={services.map((service): RegistrationField => `${service}RegistrationConfirmed`)}
      answer={isRegistrationConfirmed}
    />
  );
  if (state === 'not-identified') {
    return (
      <>
        {isRegistrationConfirmed ? <Text muted>{texts.registered}</Text> : finder}
        {question}
      </>
    );
  }
  const isOpen = state !== 'register';
  if (!isOpen && authorities.length === 0) return <Unavailable />;
  const progress = progressOf({ facts, advice }, isFinished);
  return (
    <>
      {progress.length > 0 && <Text muted>{progress.join(' ')}</Text>}
      {authorities.map((authority) => (
        <Authority key={authority.name} {...authority} />
      ))}
      {isOpen ? !isFinished && <CouncilStepLink state={state} services={services} /> : question}
    </>
  );
}
