import { planEndpoints, type CalendarFeed } from '@home-move/contract';
import {
  Button,
  Heading,
  LinkButton,
  ProblemNotice,
  registerSheet,
  Row,
  Stack,
  Status,
  Text,
  useAction,
  useRuntime,
} from '@home-move/ui';
import { useState } from 'react';
import sheet, * as styles from './move-plan.module.css';
import { movePlanTexts } from './move-plan.texts';

registerSheet(sheet);
const texts = movePlanTexts.feed;

/** The address, to open or to copy. */
function FeedAddress({ webcalUrl, url }: CalendarFeed) {
  const [state, setState] = useState<'shown' | 'copied' | 'manual'>('shown');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      setState('manual');
    }
  };
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
 * Creates the secret address of a calendar that follows the plan. It is shown once, to the mover alone: the API stores its hash,
 * and a new address ends the one before.
 */
export function CalendarFeedSection() {
  const { http } = useRuntime();
  const [feed, setFeed] = useState<CalendarFeed | null>(null);
  const { run, busy, problem } = useAction(async () => setFeed(await http.send(planEndpoints.createFeed, {})));
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading>{texts.title}</Heading>
        <Text muted>{texts.text}</Text>
      </Stack>
      {feed && <FeedAddress key={feed.url} {...feed} />}
      <ProblemNotice problem={problem} />
      <Stack gap={2}>
        <Row>
          <Button
            variant={feed ? 'plain' : 'secondary'}
            busy={busy ? texts.creating : undefined}
            onClick={() => void run()}
          >
            {feed ? texts.renew : texts.create}
          </Button>
        </Row>
        <Text size="sm" muted>
          {texts.replaces}
        </Text>
      </Stack>
    </Stack>
  );
}
