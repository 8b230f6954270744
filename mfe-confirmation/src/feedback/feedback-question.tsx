import { commentMaxLength, feedbackMessages, type GivenFeedback } from '@home-move/contract';
import {
  Button,
  Card,
  focusField,
  Heading,
  ProblemNotice,
  RadioCards,
  registerSheet,
  Row,
  Stack,
  Status,
  Text,
  TextArea,
  useAction,
  useRuntime,
} from '@home-move/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import sheet, * as styles from './feedback.module.css';
import { sendFeedback, useFeedbackDraft, useIsFeedbackWanted } from './feedback.state';
import { feedbackTexts as texts } from './feedback.texts';

registerSheet(sheet);

const options = texts.answers.map(([value, label]) => ({ value, label }));

/** Shown once per enrolment. A score opens the comment field. The draft survives a failure and a reload. [CALL-11] */
export function FeedbackQuestion() {
  const runtime = useRuntime();
  const titleId = useId();
  const isWanted = useIsFeedbackWanted();
  const { score, comment, isDismissed, ...draft } = useFeedbackDraft();
  const [isMissing, setMissing] = useState(false);
  const [isSent, setSent] = useState(false);
  const first = useRef<HTMLInputElement>(null);

  const { run, busy, problem } = useAction(async (given: GivenFeedback) => {
    await sendFeedback(runtime, given);
    draft.forget();
    setSent(true);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(score === null);
    if (score !== null) void run({ score, ...(comment !== '' && { comment }) });
    else if (first.current) focusField(first.current);
  };

  if (!isSent && (!isWanted || isDismissed)) return null;
  return (
    <Card aria-labelledby={titleId} className={styles.question}>
      <Heading id={titleId}>{texts.title}</Heading>
      <Status>{isSent && <Text>{texts.thanks}</Text>}</Status>
      {!isSent && (
        <form noValidate onSubmit={submit}>
          <Stack gap={5}>
            <RadioCards
              legend={texts.question(runtime.brand.name)}
              options={options}
              value={score}
              error={isMissing && score === null ? feedbackMessages.score : undefined}
              onChange={(value) => draft.change({ score: value })}
              compact
              ref={first}
            />
            {score !== null && (
              <TextArea
                label={texts.comment}
                hint={texts.commentHint}
                optional
                maxLength={commentMaxLength}
                value={comment}
                onChange={(event) => draft.change({ comment: event.target.value })}
              />
            )}
            <ProblemNotice problem={problem} />
            <Row>
              <Button type="submit" busy={busy ? texts.sending : undefined}>
                {texts.send}
              </Button>
              <Button variant="plain" onClick={draft.dismiss}>
                {texts.dismiss}
              </Button>
            </Row>
          </Stack>
        </form>
      )}
    </Card>
  );
}
