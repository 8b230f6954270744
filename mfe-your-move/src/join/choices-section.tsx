import { householdEndpoints } from '@home-move/contract';
import { Card, Checkbox, Heading, ProblemNotice, registerSheet } from '@home-move/ui';
import { useId, useState } from 'react';
import { useHouseholdAction, useHouseholdState } from '../household/household-state';
import sheet, * as styles from './join.module.css';
import { joinTexts } from './join.texts';

registerSheet(sheet);
const texts = joinTexts.choices;

/** The choice made when joining; saved at once. [ROOM-05] */
export function ChoicesSection() {
  const { household } = useHouseholdState();
  const titleId = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { run, busy, problem } = useHouseholdAction((http, wantsMessages: boolean) =>
    http.send(householdEndpoints.saveChoices, { body: { wantsMessages } }),
  );
  const save = async (wantsMessages: boolean) => {
    setChosen(wantsMessages);
    await run(wantsMessages);
    // Shows the stored choice, also after a failure.
    setChosen(null);
  };
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} look="h2large" id={titleId}>
        {texts.title}
      </Heading>
      <Card as="div" className={styles.block}>
        <ProblemNotice problem={problem} focused />
        <Checkbox
          label={texts.messages}
          hint={texts.hint}
          checked={chosen ?? household.wantsMessages ?? false}
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
          onChange={({ target }) => {
            // The action ignores a second run, which must not change the shown choice either.
            if (!busy) void save(target.checked);
          }}
        />
      </Card>
    </section>
  );
}
