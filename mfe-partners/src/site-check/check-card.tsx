import { siteAllowedText } from '@home-move/contract';
import { Badge, Button, Card, registerSheet, SuccessIcon, Tag, Text, WarningIcon } from '@home-move/ui';
import { useId } from 'react';
import { CrossIcon } from '../icons/icons';
import { checkTexts as texts } from './check.texts';
import {
  fixesOf,
  sentencesOf,
  shortAddress,
  testsOf,
  verdictOf,
  type CheckedPage,
  type PageTest,
  type Verdict,
} from './checked-page';
import { Fix } from './fix';
import sheet, * as styles from './site-check.module.css';

registerSheet(sheet);

function VerdictBadge({ label, tone }: Verdict) {
  if (tone === 'allowed') return <Badge status="completed">{label}</Badge>;
  return (
    <Tag className={tone === 'blocked' ? styles.blocked : styles.limited}>
      {tone === 'blocked' ? <CrossIcon size={16} /> : <WarningIcon size={16} />}
      {label}
    </Tag>
  );
}

function Tests({ tests }: { readonly tests: readonly PageTest[] }) {
  if (tests.length === 0) return null;
  return (
    <ul className={styles.tests}>
      {tests.map(({ text, hasPassed }) => (
        <li key={text} className={hasPassed ? styles.passed : styles.failed}>
          {hasPassed ? <SuccessIcon size={18} /> : <CrossIcon size={18} />}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

export interface CheckCardProps {
  readonly page: CheckedPage;
  /** Undefined while another check is under way. */
  readonly onAgain: (() => void) | undefined;
}

/** The result of one check: address, verdict, reason, tests, and what to change. */
export function CheckCard({ page, onAgain }: CheckCardProps) {
  const title = useId();
  const sentences = sentencesOf(page);
  const verdict = verdictOf(page);
  return (
    <Card as="article" aria-labelledby={title}>
      <div className={styles.head}>
        <h4 id={title} className={styles.address}>
          {shortAddress(page.result.url)}
        </h4>
        <VerdictBadge {...verdict} />
      </div>
      <div className={styles.sentences}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {verdict.tone === 'allowed' && <p>{siteAllowedText}</p>}
      </div>
      <Tests tests={testsOf(page)} />
      {fixesOf(page).map((named) => (
        <Fix key={JSON.stringify(named.fix)} {...named} brand={page.branding.urlRoute} />
      ))}
      {verdict.tone !== 'allowed' && (
        <Text className={styles.actions}>
          <Button variant="plain" size="small" onClick={onAgain} aria-disabled={onAgain === undefined}>
            {texts.again}
          </Button>
        </Text>
      )}
    </Card>
  );
}
