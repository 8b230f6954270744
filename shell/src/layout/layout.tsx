import type { Enrolment, Readable } from '@home-move/contract';
import { registerSheet, useIsFinished, useStore } from '@home-move/ui';
import { useCallback, useState, type ReactNode } from 'react';
import { Deferred } from '../deferred/deferred';
import { useShell } from '../runtime/shell-context';
import { LazyHeader } from './lazy-header';
import sheet, * as styles from './layout.module.css';
import { mainId, SkipLink } from '../links/skip-link';
import { StagesBar } from './stages-bar';

registerSheet(sheet);

export interface LayoutProps {
  readonly enrolment: Readable<Enrolment | null>;
  /** Whether the first page is on screen; everything below it waits until then. */
  readonly hasFirstScreen: Readable<boolean>;
  /** The element that journeys render into; created once, so that no render of the shell touches their content. */
  readonly outlet: HTMLElement;
  /** The shell's page, when the path is not a journey's. */
  readonly children: ReactNode;
}

function FeedbackBanner() {
  const { feedback } = useShell();
  const shown = useStore(feedback);
  return (
    shown && (
      <Deferred render={({ FeedbackNotice }) => <FeedbackNotice feedback={shown} onDismiss={feedback.clear} />} />
    )
  );
}

/**
 * Warns during a step that leaving the page loses the mover's place, when the browser refuses storage. An agent returns
 * through the CRM, and a finished enrolment has no place to lose.
 */
function KeepOpen() {
  const { storage, navigation, agentViews } = useShell();
  const step = useStore(navigation.step);
  const isFinished = useIsFinished();
  const hasPlace = step !== null && !isFinished;
  return (
    !storage.persistent && hasPlace && !agentViews && <Deferred render={({ KeepOpenNotice }) => <KeepOpenNotice />} />
  );
}

/** Header → stages → main → footer; a frame starts with the stages, and only its last page has an end. */
export function Layout({ enrolment, hasFirstScreen, outlet, children }: LayoutProps) {
  const { branding, context, agentViews } = useShell();
  // The partner's page has a main part too.
  const frameLabel = context === 'embedded' ? branding.name : undefined;
  const attach = useCallback((node: HTMLElement | null) => node?.append(outlet), [outlet]);
  const isOnScreen = useStore(hasFirstScreen);
  const [isDown, setDown] = useState(false);
  const page = (
    <>
      <StagesBar enrolment={enrolment} />
      <main id={mainId} aria-label={frameLabel} tabIndex={-1} className={styles.main}>
        {/* A page whose service is down stays mounted but hidden and inert, so that nothing typed is lost. [HEALTH-11] */}
        <div hidden={isDown} inert={isDown}>
          <KeepOpen />
          <FeedbackBanner />
          {children}
          <div ref={attach} />
        </div>
        {isDown && <Deferred render={({ ServiceDown }) => <ServiceDown />} />}
      </main>
      {isOnScreen && <Deferred render={({ PageEnd }) => <PageEnd />} />}
    </>
  );
  return (
    <>
      <SkipLink to={mainId}>Skip to main content</SkipLink>
      {agentViews?.skipLink}
      {context === 'hosted' ? <LazyHeader>{agentViews?.headerContent}</LazyHeader> : agentViews?.panelBar}
      {isOnScreen && (
        <Deferred
          render={({ OpenedInvitation, ServiceMonitor, StepRecorder }) => (
            <>
              <OpenedInvitation />
              <StepRecorder enrolment={enrolment} />
              <ServiceMonitor onDown={setDown} />
            </>
          )}
        />
      )}
      {agentViews ? agentViews.wrapStep(page) : page}
    </>
  );
}
