import { problemOf } from '@home-move/contract';
import { EmptyState, FailedPanel, LockIcon, SkeletonCards, Text } from '@home-move/ui';
import { dataPassportTexts } from './data-passport.texts';
import { usePassportExistence } from './passport.queries';

const texts = dataPassportTexts.agent;

/** What an agent sees: that there is a passport, and how many entries it has. [PASS-16] */
export function AgentView() {
  const { data, error, isValidating, mutate } = usePassportExistence();
  if (data)
    return (
      <EmptyState level={2} title={texts.title} icon={<LockIcon size={36} />}>
        <Text>{texts.text(data.entries)}</Text>
        <Text muted measure>
          {texts.how}
        </Text>
      </EmptyState>
    );
  if (error === undefined) return <SkeletonCards label={texts.loading} count={1} />;
  return (
    <FailedPanel onRetry={() => void mutate()} retrying={isValidating}>
      {problemOf(error).title}
    </FailedPanel>
  );
}
