import type { HousemateSession } from '@home-move/contract';
import { Button, Card, Page, registerSheet, Text, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import sheet, * as styles from './join.module.css';
import { joinTexts } from './join.texts';
import { LogInPage } from './log-in.page';
import { useHeadingFocus } from './use-heading-focus';

registerSheet(sheet);
const texts = joinTexts.ended;

interface EndedPageProps {
  readonly onOpened: (session: HousemateSession) => void;
  /** Whether the form before opened it. */
  readonly isOpened: boolean;
}

/** For every link that is unknown or has ended: no names, and the way back for someone who has joined. [ROOM-04] */
export function EndedPage({ onOpened, isOpened }: EndedPageProps) {
  const { brand } = useRuntime();
  const column = useHeadingFocus(isOpened);
  const [isLoggingIn, setLoggingIn] = useState(false);
  if (isLoggingIn) return <LogInPage isOpened onOpened={onOpened} />;
  return (
    <div ref={column}>
      <Page title={texts.title} brandName={brand.name} lede={texts.lede} width="full">
        <Card className={styles.narrow}>
          <h2>{texts.next}</h2>
          <Text size="sm">{texts.text}</Text>
          <Button variant="primary" onClick={() => setLoggingIn(true)}>
            {texts.logIn}
          </Button>
        </Card>
      </Page>
    </div>
  );
}
