import {
  stages as allStages,
  stagesOf,
  type Enrolment,
  type Readable,
  type StageId,
  type StepId,
} from '@home-move/contract';
import { Stages, useStore } from '@home-move/ui';
import { useShell } from '../runtime/shell-context';

const completed: Readonly<Record<string, keyof Enrolment>> = {
  energy: 'energyComplete',
  entertainment: 'entertainmentComplete',
};

/** The stages before the current one are done; a service's own stage only when the service is set up. */
export function doneStages(
  order: readonly StageId[],
  current: StageId,
  enrolment: Enrolment | null,
): readonly StageId[] {
  const before = order.slice(0, Math.max(0, order.indexOf(current)));
  return order.filter((id) => {
    const service = allStages.find((stage) => stage.id === id)?.service ?? null;
    const flag = service === null ? undefined : completed[service];
    return flag === undefined ? before.includes(id) : enrolment?.[flag] === true && id !== current;
  });
}

/** A page beside the journey, for someone who may not see how far it is. */
const besideJourney: StepId = 'private-entry';

/** The mover's progress, on pages that are steps. */
export function StagesBar({ enrolment }: { readonly enrolment: Readable<Enrolment | null> }) {
  const { branding, navigation } = useShell();
  const step = useStore(navigation.step);
  const current = useStore(enrolment);
  if (!step || step.id === besideJourney) return null;
  const order = stagesOf(branding);
  const ids = order.map(({ id }) => id);
  return <Stages stages={order} current={step.stage} done={doneStages(ids, step.stage, current)} />;
}
