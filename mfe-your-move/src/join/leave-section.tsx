import { householdEndpoints } from '@home-move/contract';
import { Button, Heading, Lazy, lazyModule, registerSheet, Text, useAction } from '@home-move/ui';
import { useId, useState } from 'react';
import { useHouseholdState } from '../household/household-state';
import sheet, * as styles from './join.module.css';
import { joinTexts } from './join.texts';

registerSheet(sheet);
const texts = joinTexts.leave;

const question = lazyModule(() => import(/* webpackChunkName: "question" */ '../household/question-dialog'));

/** Ends the housemate's own access, after one question. [ROOM-09] */
export function LeaveSection({ onLeft }: { readonly onLeft: () => void }) {
  const { http } = useHouseholdState();
  const titleId = useId();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const action = useAction(async () => {
    await http.send(householdEndpoints.leave, {});
    onLeft();
  });
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} look="h2large" id={titleId}>
        {texts.title}
      </Heading>
      <Text size="sm" muted className={styles.lede}>
        {texts.text}
      </Text>
      <div className={styles.block}>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      </div>
      {isOpen !== null && (
        <Lazy module={question}>
          {({ QuestionDialog }) => (
            <QuestionDialog texts={texts.dialog} action={action} open={isOpen} onClose={() => setOpen(false)} />
          )}
        </Lazy>
      )}
    </section>
  );
}
