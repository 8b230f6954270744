import {
  clientFacts,
  enrolmentStatus,
  pathOf,
  portalPages,
  reopenedStep,
  stages as allStages,
  stagesOf,
  type Enrolment,
  type JourneyFacts,
  type Readable,
  type StageId,
  type StepId,
} from '@home-move/contract';
import { linkProps, Stages, useRuntime, useStore } from '@home-move/ui';
import { useShell } from '../runtime/shell-context';

/** The stages before the current one are done; a service's own stage only when the service is set up. */
export function doneStages(
  order: readonly StageId[],
  current: StageId,
  enrolment: Enrolment | null,
): readonly StageId[] {
  const before = order.slice(0, Math.max(0, order.indexOf(current)));
  return order.filter((id) => {
    const service = allStages.find((stage) => stage.id === id)?.service ?? null;
    return service === null ? before.includes(id) : id !== current && enrolment?.[`${service}Complete`] === true;
  });
}

/** Steps without progress: the visitor of a private entry must not see it, and the others follow the journey. */
const withoutProgress: readonly StepId[] = ['private-entry', 'move-plan'];

const detailsStage: StageId = 'your-details';
const detailsPath = portalPages[detailsStage];

/** The page that a stage leads to; null for a stage that cannot be opened again. */
function pathOfStage(stage: StageId, facts: JourneyFacts): string | null {
  if (stage === detailsStage) return facts.enrolment.status >= enrolmentStatus.detailsPopulated ? detailsPath : null;
  const step = reopenedStep(stage, facts);
  return step === undefined ? null : pathOf(step);
}

/** Links to the stages that the mover may open. The pages behind a partner's link have their own order. */
function useStageLinks(enrolment: Enrolment | null, isOwnOrder: boolean) {
  const { navigation } = useShell();
  const runtime = useRuntime();
  if (enrolment === null || isOwnOrder) return {};
  const facts = clientFacts(enrolment, runtime);
  const links = allStages.flatMap(({ id }) => {
    const path = pathOfStage(id, facts);
    return path === null ? [] : [[id, linkProps(navigation.hrefOf(path), () => navigation.go(path))] as const];
  });
  return Object.fromEntries(links);
}

/** The mover's progress, on pages that are steps and on "Your details". */
export function StagesBar({ enrolment }: { readonly enrolment: Readable<Enrolment | null> }) {
  const { branding, navigation } = useShell();
  const step = useStore(navigation.step);
  const isDetailsPage = useStore(navigation.path) === detailsPath;
  const current = useStore(enrolment);
  const stage = isDetailsPage ? detailsStage : step?.stage;
  const links = useStageLinks(current, step?.stage === detailsStage);
  if (
    stage === undefined ||
    current?.closedAt ||
    (step && (step.journey === 'your-move' || withoutProgress.includes(step.id)))
  )
    return null;
  const order = stagesOf(branding);
  const ids = order.map(({ id }) => id);
  return <Stages stages={order} current={stage} done={doneStages(ids, stage, current)} links={links} />;
}
