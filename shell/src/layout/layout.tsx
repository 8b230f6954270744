import type { Enrolment, Readable } from '@home-move/contract';
import { registerSheet, useStore } from '@home-move/ui';
import { useCallback, useState, type ReactNode } from 'react';
import { Deferred } from '../deferred/deferred';
import { useShell } from '../runtime/shell-context';
import { Header } from './header';
import sheet, * as styles from './layout.module.css';
import { mainId, SkipLink } from './skip-link';
import { StagesBar } from './stages-bar';

registerSheet(sheet);

export interface LayoutProps {
  readonly enrolment: Readable<Enrolment | null>;
  /** Whether something is on screen; what stands under it waits until then. */
  readonly hasFirstScreen: Readable<boolean>;
  /** Where journeys draw; made once, so that no render of ours can touch what they drew. */
  readonly outlet: HTMLElement;
  /** The shell's own page, where the path is one of its own. */
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

/** Where the browser keeps nothing, leaving the page loses the place: say so while there is something to lose. An agent comes back by the CRM. */
function KeepOpen() {
  const { isStoragePersistent, navigation, agentViews } = useShell();
  const step = useStore(navigation.step);
  return (
    !isStoragePersistent && step && !agentViews && <Deferred render={({ KeepOpenNotice }) => <KeepOpenNotice />} />
  );
}

/** Header → stages → main → footer; in a frame the stages lead and nothing follows but the last page's end. */
export function Layout({ enrolment, hasFirstScreen, outlet, children }: LayoutProps) {
  const { context, agentViews } = useShell();
  const attach = useCallback((node: HTMLElement | null) => node?.append(outlet), [outlet]);
  const isOnScreen = useStore(hasFirstScreen);
  const [isDown, setDown] = useState(false);
  const step = (
    <>
      <StagesBar enrolment={enrolment} />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {/* A page that cannot work for now stays as it is, out of sight and reach: nothing typed is lost. [HEALTH-11] */}
        <div hidden={isDown} inert={isDown}>
          <KeepOpen />
          <FeedbackBanner />
          {children}
          <div ref={attach} />
        </div>
        {isDown && <Deferred render={({ ServiceDown }) => <ServiceDown />} />}
      </main>
    </>
  );
  return (
    <>
      <SkipLink />
      {context === 'hosted' ? <Header>{agentViews?.headerContent}</Header> : agentViews?.panelBar}
      {isOnScreen && (
        <Deferred
          render={({ OpenedInvitation, Watch }) => (
            <>
              <OpenedInvitation />
              <Watch onDown={setDown} />
            </>
          )}
        />
      )}
      {agentViews ? agentViews.wrapStep(step) : step}
      {isOnScreen && <Deferred render={({ End }) => <End />} />}
    </>
  );
}
