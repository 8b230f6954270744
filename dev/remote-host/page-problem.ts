import { standalonePages, stepAt, steps, type JourneyId, type StepId } from '@home-move/contract';

/** The fields of a remote's manifest that describe its pages. */
export interface RemoteManifest {
  readonly name: JourneyId;
  readonly stepsWithoutPage?: readonly StepId[];
}

/** Why a path shows no page, and what to do. */
export interface PageProblem {
  readonly title: string;
  readonly advice: string;
  /** Paths of the journey's pages; `:name` is a parameter. */
  readonly paths: readonly string[];
}

/** The file of a step's page: the step "energy-list" of mfe-energy is in src/list. */
function pageFile(step: StepId, journey: JourneyId): string {
  const name = step.startsWith(`${journey}-`) ? step.slice(journey.length + 1) : step;
  return `mfe-${journey}/src/${name}/${name}.page.tsx`;
}

/** Why the remote has no page at a path below the brand; null if it has one. */
export function pageProblem(path: string, { name, stepsWithoutPage = [] }: RemoteManifest): PageProblem | null {
  if (path === standalonePages[name]) return null;
  const paths = Object.values(steps)
    .filter(({ journey }) => journey === name)
    .map((step) => step.path);
  const step = stepAt(path);
  if (!step) {
    const file = `mfe-${name}/src/<step>/<step>.page.tsx`;
    return {
      title: `No step has the path ${path}`,
      advice: `To add it: its line in contract/src/journey/steps.ts, its page in ${file}, and the page in mfe-${name}/src/routes.tsx.`,
      paths,
    };
  }
  if (step.journey !== name) {
    return {
      title: `${path} is the step ${step.id} of another journey`,
      advice: `Run npm run dev -w mfe-${step.journey} to see it; in the portal, the shell opens that journey here.`,
      paths,
    };
  }
  if (stepsWithoutPage.includes(step.id)) {
    return {
      title: `The step ${step.id} has no page yet`,
      advice: `Create ${pageFile(step.id, name)}, list it in mfe-${name}/src/routes.tsx, and remove the step from stepsWithoutPage in mfe-${name}/remote.config.mjs.`,
      paths,
    };
  }
  return null;
}

/** A remote that cannot be loaded or mounted at all, as when its outline lacks the page of a step. */
export function failureProblem(error: unknown, { name }: RemoteManifest): PageProblem {
  return {
    title: `mfe-${name} does not start: ${error instanceof Error ? error.message : String(error)}`,
    advice: `Every step of the journey needs a page in mfe-${name}/src/routes.tsx, in the order of contract/src/journey/steps.ts. The console has the stack.`,
    paths: [],
  };
}
