import { enrolmentEndpoints, pathOf, problemOf, type BroadbandChoice } from '@home-move/contract';
import {
  Actions,
  Button,
  cachedFor30s,
  Card,
  ExternalIcon,
  LinkButton,
  NewTabNote,
  Notice,
  Page,
  ProblemNotice,
  registerSheet,
  Text,
  useAction,
  useEnrolment,
  useRuntime,
} from '@home-move/ui';
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { useLeaveBroadband } from '../leave/leave-broadband';
import { useSkipBroadband } from '../leave/skip-broadband';
import { PackageFacts } from '../package/package-facts';
import { useTrackSiteOpened, type ProviderTab } from './provider-tab';
import sheet, * as styles from './signup.module.css';
import { useChoice } from './signup.queries';
import { visitTexts as texts } from './signup.texts';
import { isWebAddress } from './waiting-tab';

registerSheet(sheet);

/** 'Yes': records that the mover has ordered. [BBSET-05] */
function useConfirmVisit(tab: ProviderTab) {
  const runtime = useRuntime();
  const leave = useLeaveBroadband();
  const choice = useChoice();
  return useAction(async () => {
    runtime.feedback.clear();
    try {
      const saved = await runtime.http.send(enrolmentEndpoints.update, { body: { wombbUserConfirmed: true } });
      tab.goNow();
      leave(saved, 'completed');
    } catch (error) {
      const { code, title } = problemOf(error);
      // Cancelled or replaced elsewhere: the current choice replaces this page, so the error is shown as page feedback.
      if (code === 'CONFLICT') {
        await choice.mutate();
        return runtime.feedback.show({ kind: 'error', content: title });
      }
      if (code !== 'ENROLMENT_COMPLETE') throw error;
      await runtime.enrolment.refresh();
      runtime.navigate(pathOf('confirmation'), { replace: true });
    }
  });
}

/** Records once that the mover saw the question about the provider's site. Ignores failures. [NEXT-26] */
function useRecordView() {
  const runtime = useRuntime();
  const enrolment = useEnrolment();
  const isDue = enrolment !== null && enrolment.tenantPortalStorage.wombbViewedDate === undefined;
  const body = { tenantPortalStorage: ['wombbViewedDate' as const] };
  useSWR(
    isDue ? ['wombb-viewed', enrolment.id] : null,
    async () => runtime.enrolment.accept(await runtime.http.send(enrolmentEndpoints.update, { body })),
    { ...cachedFor30s, revalidateIfStale: false },
  );
}

interface RecordVisitProps {
  readonly choice: BroadbandChoice;
  readonly tab: ProviderTab;
}

/** "Have you ordered?" after a visit to the provider's own site, with a link to it. [BBSET-04 to BBSET-06] */
export function RecordVisit({ choice, tab }: RecordVisitProps) {
  const runtime = useRuntime();
  useRecordView();
  const yes = useConfirmVisit(tab);
  const trackSiteOpened = useTrackSiteOpened();
  const no = useSkipBroadband('wombb');
  const content = useRef<HTMLDivElement>(null);
  const { provider, packageName } = choice.package;
  const url = choice.wombbPackageUrl;

  // The path is unchanged, so the shell does not move the focus to the new page.
  useEffect(() => {
    const root = content.current?.getRootNode() as Document | ShadowRoot | undefined;
    root?.querySelector<HTMLElement>('[data-hm-heading]')?.focus({ preventScroll: runtime.context === 'embedded' });
  }, [runtime.context]);

  return (
    <Page
      title={texts.title(provider.name)}
      brandName={runtime.brand.name}
      back={{
        onClick: () => {
          tab.close();
          runtime.back(pathOf('broadband-list'));
        },
      }}
      lede={texts.lede(packageName)}
      notices={
        <>
          <ProblemNotice problem={yes.problem ?? no.problem} focused />
          {tab.isOpen && (
            <Notice kind="info" still>
              {texts.opened(provider.name)}
            </Notice>
          )}
          {tab.isBlocked && <Notice kind="warning">{texts.blocked(provider.name)}</Notice>}
        </>
      }
    >
      <div ref={content} className={styles.form}>
        {url && isWebAddress(url) && (
          <LinkButton
            variant="choose"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.site}
            onClick={trackSiteOpened}
          >
            {texts.goTo(provider.name)}
            <NewTabNote />
            <ExternalIcon />
          </LinkButton>
        )}
        <Card as="div">
          <div className={styles.facts}>
            <PackageFacts package={choice.package} level={2} brief />
          </div>
        </Card>
        <div className={styles.outcomes}>
          <Text>{texts.ifYes}</Text>
          <Text>{texts.ifNo}</Text>
        </div>
        <Actions>
          <Button
            busy={no.busy ? texts.saving : undefined}
            onClick={() => {
              if (yes.busy) return;
              tab.close();
              void no.run();
            }}
          >
            {texts.no}
          </Button>
          <Button
            variant="primary"
            busy={yes.busy ? texts.saving : undefined}
            onClick={() => {
              if (!no.busy) void yes.run();
            }}
          >
            {texts.yes}
          </Button>
        </Actions>
      </div>
    </Page>
  );
}
