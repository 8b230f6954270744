import type { HousemateSession } from '@home-move/contract';
import { Button, Card, Page, registerSheet, Text, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import sheet, * as styles from './join.module.css';
import { joinTexts } from './join.texts';
import { LogInPage } from './log-in.page';

registerSheet(sheet);
const texts = joinTexts.ended;

/** For every link that is unknown or has ended: no names, and the way back for someone who has joined. [ROOM-04] */
export function EndedPage({ onOpened }: { readonly onOpened: (session: HousemateSession) => void }) {
  const { brand } = useRuntime();
  const [isLoggingIn, setLoggingIn] = useState(false);
  if (isLoggingIn) return <LogInPage isOpened onOpened={onOpened} />;
  return (
    <Page title={texts.title} brandName={brand.name} lede={texts.lede} width="full">
      <Card className={styles.narrow}>
        <h2>{texts.next}</h2>
        <Text size="sm">{texts.text}</Text>
        <Button variant="primary" onClick={() => setLoggingIn(true)}>
          {texts.logIn}
        </Button>
      </Card>
    </Page>
  );
}
