import { clientFacts, nextPage, type Enrolment, type RegisteredService } from '@home-move/contract';
import { Authority, Text, useEnrolment, useRuntime, type AuthorityProps } from '@home-move/ui';
import type { ReactNode } from 'react';
import { useRefreshSummary } from '../confirmation/confirmation.queries';
import { ActionButton } from '../service-card/action-button';
import { ContinueSetUp } from '../service-card/continue-set-up';
import { GetStarted } from '../service-card/get-started';
import { councilWaterTexts as texts } from './council-water-cards.texts';
import { RegistrationQuestion, type RegistrationField } from './registration-question';
import { registrationState, type RegistrationState } from './registration.state';

/** The authorities to register with, and how far the registration is. */
export interface RegistrationFacts {
  readonly isAvailable: boolean;
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
  readonly notIdentified: ReactNode;
}

/** Finds the council and water step that is open to an enrolment. */
function useCouncilStep() {
  const runtime = useRuntime();
  return (enrolment: Enrolment) =>
    nextPage(['council-services-upfront', 'council-services'], clientFacts(enrolment, runtime));
}

function CouncilStepLink({ state, services }: { state: RegistrationState } & Pick<RegistrationBodyProps, 'services'>) {
  const step = useCouncilStep();
  const enrolment = useEnrolment();
  if (state === 'unanswered' && enrolment) return <ContinueSetUp progress={texts.unfinished} step={step(enrolment)} />;
  return (
    <>
      <Text muted>{texts.notChosen}</Text>
      <GetStarted services={services} nextStep={step} />
    </>
  );
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

/** The authorities with their links, and whether the mover has registered. [CONF-22 to CONF-24] */
export function RegistrationBody({ facts, services, advice, notIdentified }: RegistrationBodyProps) {
  const state = registrationState(facts);
  const { authorities, isConsented, isRegistrationConfirmed } = facts;
  if (state === 'not-identified') return notIdentified;
  const isOpen = state !== 'register';
  if (!isOpen && authorities.length === 0) return <Unavailable />;
  return (
    <>
      {!isOpen && isRegistrationConfirmed && <Text muted>{texts.registered}</Text>}
      {!isOpen && !isRegistrationConfirmed && (
        <Text muted>{[...(isConsented ? [] : [texts.doneByMover]), ...advice].join(' ')}</Text>
      )}
      {authorities.map((authority) => (
        <Authority key={authority.name} {...authority} />
      ))}
      {isOpen ? (
        <CouncilStepLink state={state} services={services} />
      ) : (
        <RegistrationQuestion
          question={authorities.length > 1 ? texts.questionOfBoth : texts.question}
          fields={services.map((service): RegistrationField => `${service}RegistrationConfirmed`)}
          answer={isRegistrationConfirmed}
        />
      )}
    </>
  );
}
