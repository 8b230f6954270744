import { steps, type CurrentStep, type JourneyId, type StepId, type StepsOf } from '@home-move/contract';
import { Fragment, useEffect, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { FullPageSpinner } from '../components/spinner/spinner';
import { useCurrentStep, useIsFinished } from '../runtime/runtime-context';
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
  /** The step that movers usually open next, whose page is preloaded once they have been on a step for 500 ms. */
  readonly usualNext?: Readonly<Partial<Record<StepsOf<Journey>, StepsOf<Journey>>>>;
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

function assertJourneyOrder(journey: JourneyId, listed: readonly string[]): void {
  const ordered = Object.entries(steps).flatMap(([id, step]) => (step.journey === journey ? [id] : []));
  if (ordered.join() !== listed.join())
    throw new Error(`List the pages of ${journey} in the order of its steps: ${ordered.join(', ')}`);
}

/**
 * The outline of a remote: one page for each step of its journey. A step without a page does not compile; pages out of order
 * throw when the remote is loaded.
 */
export function createRoutes<Journey extends JourneyId>(
  journey: Journey,
  { gate: Gate = Fragment, pages, usualNext }: RoutesOptions<Journey>,
): JourneyRoutes {
  const pageOf: ReadonlyMap<string, RoutePage> = new Map(Object.entries<RoutePage>(pages));
  const nextOf: ReadonlyMap<string, StepId | undefined> = new Map(Object.entries<StepId | undefined>(usualNext ?? {}));
  assertJourneyOrder(journey, [...pageOf.keys()]);

  const preloadPage = (id: StepId | undefined) => {
    const page = id && pageOf.get(id);
    if (page && 'preload' in page) page.preload();
  };

  function Page({ step, page }: { readonly step: CurrentStep; readonly page: RoutePage }) {
    const next = nextOf.get(step.id);
    useEffect(() => {
      const timer = setTimeout(() => preloadPage(next), PRELOAD_AFTER_MS);
      return () => clearTimeout(timer);
    }, [next]);
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

  return { Routes, preload: (step) => preloadPage(step?.id) };
}
