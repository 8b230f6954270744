import { householdEndpoints } from '@home-move/contract';
import { Button, Heading, Lazy, lazyModule, registerSheet, Text, useAction } from '@home-move/ui';
import { useId, useState } from 'react';
import { useHouseholdState } from '../household/household-state';
import sheet, * as styles from './join.module.css';
import { joinTexts } from './join.texts';

registerSheet(sheet);
const texts = joinTexts.leave;

const question = lazyModule(() => import(/* webpackChunkName: "question" */ '../household/question-dialog'));

interface LeaveDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onLeft: () => void;
}

function LeaveDialog({ onLeft, ...dialog }: LeaveDialogProps) {
  const { http } = useHouseholdState();
  const action = useAction(async () => {
    await http.send(householdEndpoints.leave, {});
    onLeft();
  });
  return (
    <Lazy module={question}>
      {({ QuestionDialog }) => <QuestionDialog {...dialog} texts={texts.dialog} action={action} />}
    </Lazy>
  );
}

/** Ends the housemate's own access, after one question. [ROOM-09] */
export function LeaveSection({ onLeft }: { readonly onLeft: () => void }) {
  const titleId = useId();
  const [attempt, setAttempt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} look="h2large" id={titleId}>
        {texts.title}
      </Heading>
      <Text size="sm" muted className={styles.lede}>
        {texts.text}
      </Text>
      <div className={styles.block}>
        <Button
          variant="danger"
          onClick={() => {
            setAttempt(attempt + 1);
            setOpen(true);
          }}
        >
          {texts.open}
        </Button>
      </div>
      {attempt > 0 && <LeaveDialog key={attempt} open={isOpen} onClose={() => setOpen(false)} onLeft={onLeft} />}
    </section>
  );
}
