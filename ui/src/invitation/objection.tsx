import { invitationEndpoints, objectionReasons, problemOf, type ObjectionReason } from '@home-move/contract';
import { useId, useRef, useState } from 'react';
import { Button } from '../components/button/button';
import { Notice } from '../components/notice/notice';
import { ProblemNotice } from '../components/notice/problem-notice';
import { Row, Stack } from '../components/stack/stack';
import { Heading, Text } from '../components/text/text';
import { useAction } from '../form/use-action';
import { Section } from '../layout/split';
import { useRuntime } from '../runtime/runtime-context';
import { registerSheet } from '../styles/sheets';
import sheet, * as styles from './objection.module.css';
import { objectionTexts as texts } from './objection.texts';

registerSheet(sheet);

export interface ObjectionProps {
  /** Of the partner's link. */
  readonly token: string;
  /** The details are deleted, and the link opens nothing any more. */
  readonly onDeleted: () => void;
}

/** Two buttons below the form of a partner's link. Either deletes everything about the person at once. */
export function Objection({ token, onDeleted }: ObjectionProps) {
  const { http, brand } = useRuntime();
  const effectId = useId();
  const [chosen, setChosen] = useState<ObjectionReason | null>(null);
  const wasResponseLost = useRef(false);
  const { run, busy, problem } = useAction(async (reason: ObjectionReason) => {
    setChosen(reason);
    try {
      await http.send(invitationEndpoints.object, { body: { token, reason } });
    } catch (error) {
      const { code } = problemOf(error);
      // An attempt whose response was lost may have deleted the details.
      const isDeleted = code === 'NOT_FOUND' && wasResponseLost.current;
      wasResponseLost.current ||= code === 'NETWORK';
      if (!isDeleted) throw error;
    }
    onDeleted();
  });
  const isLinkEnded = problem?.code === 'NOT_FOUND';
  return (
    <Section>
      <Stack gap={3}>
        <Heading look="h3">{texts.title}</Heading>
        <Text size="sm" muted id={effectId}>
          {texts.effect}
        </Text>
        {isLinkEnded ? (
          <Notice kind="error" focusOn={problem}>
            {texts.linkEnded(brand.support)}
          </Notice>
        ) : (
          <ProblemNotice problem={problem} focused />
        )}
        <Row gap={5} className={styles.reasons}>
          {objectionReasons.map((reason) => (
            <Button
              key={reason}
              variant="plain"
              size="small"
              aria-describedby={effectId}
              busy={busy && reason === chosen ? texts.busy : undefined}
              onClick={() => void run(reason)}
            >
              {texts.reasons[reason]}
            </Button>
          ))}
        </Row>
      </Stack>
    </Section>
  );
}
