import type { HousemateSession } from '@home-move/contract';
import { FullPageSpinner, Notice, Page, registerSheet, useRuntime } from '@home-move/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { AccountsSection } from '../household/accounts-section';
import { HouseholdProvider } from '../household/household-state';
import { householdTexts } from '../household/household.texts';
import { PeopleSection } from '../household/people-section';
import { SplitSection } from '../household/split-section';
import { useHousehold } from '../household/use-household';
import { ChoicesSection } from './choices-section';
import { createHousemateHttp } from './housemate-http';
import sheet, * as styles from './join.module.css';
import { joinTexts as texts } from './join.texts';
import { LeaveSection } from './leave-section';
import { PlanSection } from './plan-section';
import { ReadingsSection } from './readings-section';
import { useHeadingFocus } from './use-heading-focus';

registerSheet(sheet);

interface HousemateViewProps {
  readonly opened: HousemateSession;
  readonly onEnd: (reason: 'left' | 'removed' | 'expired') => void;
}

/** What a housemate sees: people, names, split with prices, plan and readings. Ends at once when they leave or are removed. [ROOM-07, ROOM-09] */
export function HousemateView({ opened: { session, household: initial }, onEnd }: HousemateViewProps) {
  const { brand } = useRuntime();
  const column = useHeadingFocus(true);
  const [http] = useState(() => createHousemateHttp(session));
  const { state, problem } = useHousehold({ http, scope: session.access_token, initial });
  const hasLeft = problem?.code === 'HOUSEHOLD_LEFT';
  const hasExpired = problem?.status === 401;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (hasLeft) end('removed');
    else if (hasExpired) end('expired');
  }, [hasLeft, hasExpired]);
  if (!state || hasLeft || hasExpired) return <FullPageSpinner label={householdTexts.loading} detail="" />;
  const { line, town } = state.household.home;
  return (
    <div ref={column}>
      <Page
        title={householdTexts.heading}
        brandName={brand.name}
        lede={texts.view.lede(line, town)}
        width="full"
        notices={
          problem && (
            <Notice kind="warning">
              <p>{householdTexts.outdated(problem.title)}</p>
            </Notice>
          )
        }
      >
        <HouseholdProvider value={state}>
          <div className={styles.view}>
            <PeopleSection />
            <AccountsSection />
            <SplitSection />
            <PlanSection />
            <ReadingsSection />
            <ChoicesSection />
            <LeaveSection onLeft={() => onEnd('left')} />
          </div>
        </HouseholdProvider>
      </Page>
    </div>
  );
}
