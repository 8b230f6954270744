import {
  steps,
  stepsAfter,
  type CurrentStep,
  type JourneyId,
  type RuntimeContract,
  type StepId,
  type StepsOf,
} from '@home-move/contract';
import { Fragment, useEffect, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { FullPageSpinner } from '../components/spinner/spinner';
import { useCurrentStep, useIsFinished, useRuntime } from '../runtime/runtime-context';
import { Lazy, lazyModule, type LazyModule } from '../runtime/lazy-module';

/** A page in its own chunk; made by `lazyPage`. */
export interface LazyPage {
  readonly preload: () => void;
  readonly render: (step: CurrentStep) => ReactElement;
}

/** An element comes with the remote's first chunk, a `LazyPage` when its step opens or is about to. */
export type RoutePage = ReactElement | LazyPage;

/**
 * A page that is loaded on demand: `lazyPage(() => import('./list/list.page'), ({ ListPage }) => <ListPage />)`. Pages that
 * share a chunk share one `lazyModule`.
 */
export function lazyPage<Module>(
  source: LazyModule<Module> | (() => Promise<Module>),
  render: (content: Module, step: CurrentStep) => ReactElement,
): LazyPage {
  const module = typeof source === 'function' ? lazyModule(source) : source;
  return {
    preload: module.preload,
    render: (step) => (
      <Lazy module={module} loading={<FullPageSpinner />}>
        {(content) => render(content, step)}
      </Lazy>
    ),
  };
}

function MissingPage({ reason }: { readonly reason: string }): never {
  throw new Error(`This step has no page yet: ${reason}`);
}

/** A step of the journey whose page is not built yet. Rendering it throws, so it must not become available before its page. */
export function missingPage(reason: string): ReactElement {
  return <MissingPage reason={reason} />;
}

const finished = lazyModule(() => import(/* webpackChunkName: "finished" */ '../journey/finished.page'));

export interface RoutesOptions<Journey extends JourneyId> {
  /** Around every page: renders something else if the journey cannot be started. */
  readonly gate?: ComponentType<{ readonly children: ReactNode }>;
  /** The page of every step, in the order of the journey. */
  readonly pages: Readonly<Record<StepsOf<Journey>, RoutePage>>;
  /**
   * Whether movers can reach a later step; by default, all of them. The next lazy page that they can reach without leaving the
   * journey is preloaded once they have been on a step for 500 ms.
   */
  readonly isReachable?: (step: StepId, runtime: RuntimeContract) => boolean;
}

export interface JourneyRoutes {
  /**
   * The page of the current step; nothing while the shell navigates to the step of another journey. A step that a finished
   * enrolment no longer has shows that it is finished.
   */
  readonly Routes: () => ReactNode;
  /** Loads the page of a step before the remote is mounted, if the page is lazy. */
  readonly preload: (step: CurrentStep | null) => void;
}

const PRELOAD_AFTER_MS = 500;

/** The specs of each remote find pages out of order, so published remotes do without the check. */
const isChecked = process.env['NODE_ENV'] !== 'production';

function assertJourneyOrder(journey: JourneyId, listed: readonly string[]): void {
  const ordered = Object.entries(steps).flatMap(([id, step]) => (step.journey === journey ? [id] : []));
  if (ordered.join() !== listed.join())
    throw new Error(`List the pages of ${journey} in the order of its steps: ${ordered.join(', ')}`);
}

/**
 * The outline of a remote: one page for each step of its journey. A step without a page does not compile; pages out of order
 * throw when the remote is loaded in development and tests.
 */
export function createRoutes<Journey extends JourneyId>(
  journey: Journey,
  { gate: Gate = Fragment, pages, isReachable = () => true }: RoutesOptions<Journey>,
): JourneyRoutes {
  const pageOf: ReadonlyMap<string, RoutePage> = new Map(Object.entries<RoutePage>(pages));
  if (isChecked) assertJourneyOrder(journey, [...pageOf.keys()]);

  const lazyPageOf = (id: StepId | undefined): LazyPage | null => {
    const page = id && pageOf.get(id);
    return page && 'preload' in page ? page : null;
  };

  function Page({ step, page }: { readonly step: CurrentStep; readonly page: RoutePage }) {
    const runtime = useRuntime();
    const { id } = step;
    useEffect(() => {
      const endsSearch = (later: StepId) => !pageOf.has(later) || (lazyPageOf(later) && isReachable(later, runtime));
      const preloadNext = () => lazyPageOf(stepsAfter(id).find(endsSearch))?.preload();
      const timer = setTimeout(preloadNext, PRELOAD_AFTER_MS);
      return () => clearTimeout(timer);
    }, [runtime, id]);
    return 'preload' in page ? page.render(step) : page;
  }

  function Routes() {
    const step = useCurrentStep();
    const isFinished = useIsFinished();
    const page = step && pageOf.get(step.id);
    const content = <Gate>{page && <Page key={step.id} step={step} page={page} />}</Gate>;
    if (!page || !isFinished) return content;
    return (
      <Lazy module={finished} loading={<FullPageSpinner />}>
        {({ FinishedStep }) => (
          <FinishedStep key={step.id} step={step}>
            {content}
          </FinishedStep>
        )}
      </Lazy>
    );
  }

  return { Routes, preload: (step) => lazyPageOf(step?.id)?.preload() };
}
