import { formatStreetLine, pathOf } from '@home-move/contract';
import {
  classNames,
  EmptyState,
  FailedPanel,
  LockIcon,
  Notice,
  Page,
  registerSheet,
  SkeletonCards,
  Text,
  useEnrolment,
  useLinkProps,
  useQueryScope,
  useRuntime,
  useSlicedData,
} from '@home-move/ui';
import { AccountsSection } from './accounts-section';
import sheet, * as styles from './household.module.css';
import { HouseholdProvider } from './household-state';
import { householdTexts as texts } from './household.texts';
import { InviteCard } from './invite-card';
import { LazySplit } from './lazy-split';
import { PeopleSection } from './people-section';
import { useHousehold, type LoadedHousehold } from './use-household';

registerSheet(sheet);

function Content({ state: loaded, problem, isLoading, retry }: LoadedHousehold) {
  const state = useSlicedData(loaded);
  if (!state && problem?.code === 'DETAILS_MISSING')
    return (
      <EmptyState level={2} title={texts.unnamed.title} icon={<LockIcon size={36} />}>
        <Text measure>{texts.unnamed.text}</Text>
      </EmptyState>
    );
  if (!state && problem)
    return (
      <FailedPanel onRetry={retry} retrying={isLoading}>
        {problem.title}
      </FailedPanel>
    );
  if (!state)
    return (
      <div className={styles.loading}>
        <SkeletonCards label={texts.loading} count={3} />
      </div>
    );
  return (
    <HouseholdProvider value={state}>
      {problem && (
        <div className={styles.notice}>
          <Notice kind="warning">
            <p>{texts.outdated(problem.title)}</p>
          </Notice>
        </div>
      )}
      <div className={classNames(styles.room, styles.invited)}>
        <PeopleSection />
        <div className={styles.side}>
          <InviteCard />
        </div>
        <AccountsSection />
        <LazySplit />
      </div>
    </HouseholdProvider>
  );
}

function MoverHousehold() {
  const { brand, http } = useRuntime();
  const address = useEnrolment()?.address ?? null;
  const link = useLinkProps();
  const loaded = useHousehold({ http, scope: useQueryScope() });
  return (
    <Page
      title={texts.heading}
      brandName={brand.name}
      back={{ label: texts.back, ...link(pathOf('your-move')) }}
      lede={texts.lede(address && formatStreetLine(address))}
      width="full"
    >
      <Content {...loaded} />
    </Page>
  );
}

function AgentHousehold() {
  const { brand } = useRuntime();
  const link = useLinkProps();
  return (
    <Page
      title={texts.heading}
      brandName={brand.name}
      back={{ label: texts.back, ...link(pathOf('your-move')) }}
      width="full"
    >
      <EmptyState level={2} title={texts.agent.title} icon={<LockIcon size={36} />}>
        <Text measure>{texts.agent.text}</Text>
      </EmptyState>
    </Page>
  );
}

/** The people of the home, the link to invite them, the names on its accounts and the split of its costs. Agents see none of it. [ROOM-01 to ROOM-03, ROOM-10 to ROOM-15] */
export function HouseholdPage() {
  const { portal } = useRuntime();
  return portal === 'tenant' ? <MoverHousehold /> : <AgentHousehold />;
}
