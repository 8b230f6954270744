import { planEndpoints, type CalendarFeed } from '@home-move/contract';
import {
  Button,
  Heading,
  LinkButton,
  Notice,
  ProblemNotice,
  registerSheet,
  Row,
  Stack,
  Status,
  Text,
  useAction,
  useCopy,
  useIsFinished,
  useRuntime,
} from '@home-move/ui';
import { useState } from 'react';
import { EndFeed } from './end-feed';
import sheet, * as styles from './move-plan.module.css';
import { useFeedState } from './move-plan.queries';
import { movePlanTexts } from './move-plan.texts';

registerSheet(sheet);
const texts = movePlanTexts.feed;

/** The address, to open or to copy. */
function FeedAddress({ webcalUrl, url }: CalendarFeed) {
  const { state, copy } = useCopy(url);
  return (
    <>
      <Text className={styles.address}>{url}</Text>
      <Text size="sm">{texts.secret}</Text>
      <Row>
        <LinkButton href={webcalUrl}>{texts.open}</LinkButton>
        <Button onClick={() => void copy()}>{texts.copy}</Button>
      </Row>
      <Status>
        {state === 'copied' && <Text size="sm">{texts.copied}</Text>}
        {state === 'manual' && <Text size="sm">{texts.copyYourself}</Text>}
      </Status>
    </>
  );
}

/**
 * Creates and revokes the secret address of a calendar that follows the plan. Only the mover sees the address, and only
 * once: the API stores its hash. A new address revokes the previous one.
 */
export function CalendarFeedSection() {
  const { http } = useRuntime();
  const { data: state, mutate } = useFeedState();
  const [feed, setFeed] = useState<CalendarFeed | null>(null);
  const [hasEnded, setEnded] = useState(false);
  const { run, busy, problem } = useAction(async () => {
    setFeed(await http.send(planEndpoints.createFeed, {}));
    setEnded(false);
    await mutate({ isActive: true }, { revalidate: false });
  });
  const showEnded = async () => {
    setFeed(null);
    setEnded(true);
    await mutate({ isActive: false }, { revalidate: false });
  };
  const isFinished = useIsFinished();
  const isActive = feed !== null || state?.isActive === true;
  if (isFinished && !isActive && !hasEnded) return null;
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={3}>{texts.title}</Heading>
        {!isFinished && <Text muted>{texts.text}</Text>}
      </Stack>
      {feed && <FeedAddress key={feed.url} {...feed} />}
      {isActive && !feed && <Text>{texts.active}</Text>}
      {hasEnded && (
        <Notice kind="success" focusOn={texts.ended}>
          {texts.ended}
        </Notice>
      )}
      <ProblemNotice problem={problem} />
      {!isFinished && (
        <Stack gap={2}>
          <Row>
            <Button
              variant={feed ? 'plain' : 'secondary'}
              busy={busy ? texts.creating : undefined}
              onClick={() => void run()}
            >
              {isActive ? texts.renew : texts.create}
            </Button>
          </Row>
          {state?.isActive !== false && (
            <Text size="sm" muted>
              {texts.replaces}
            </Text>
          )}
        </Stack>
      )}
      {isActive && <EndFeed onEnded={showEnded} />}
    </Stack>
  );
}
