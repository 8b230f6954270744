import { isOffered, problemOf, type Enrolment } from '@home-move/contract';
import { FailedPanel, Notice, registerSheet, SkeletonCards, Wrap } from '@home-move/ui';
import { ConfirmationTop } from './confirmation-top';
import sheet, * as styles from './confirmation.module.css';
import { useConfirmationSummary, useMarkViewed } from './confirmation.queries';
import { confirmationTexts as texts } from './confirmation.texts';
import { EnergyCard } from './energy-card';
import { useTellCompletion } from './use-tell-completion';

registerSheet(sheet);

export function ConfirmationPage({ enrolment }: { readonly enrolment: Enrolment }) {
  const { data, error, isValidating, mutate } = useConfirmationSummary(enrolment);
  const energy = data?.energy;
  const hasEnergy = isOffered(enrolment.energyOfferedStatus);
  useMarkViewed();
  useTellCompletion(energy !== undefined && energy.isOptedIn && energy.isCompleted, enrolment.reference);

  return (
    <Wrap>
      <div className={styles.page}>
        <ConfirmationTop enrolment={enrolment} isDone={!hasEnergy || enrolment.energyComplete} />
        {data === undefined && error === undefined && <SkeletonCards words={texts.loading} count={1} />}
        {data === undefined && error !== undefined && (
          <FailedPanel onRetry={() => void mutate()} retrying={isValidating}>
            {problemOf(error).title}
          </FailedPanel>
        )}
        {energy && (
          <div className={styles.cards}>
            {energy.isOffered ? (
              <EnergyCard energy={energy} enrolment={enrolment} />
            ) : (
              <Notice still>{texts.nothing}</Notice>
            )}
          </div>
        )}
      </div>
    </Wrap>
  );
}
