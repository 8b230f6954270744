import type { PolicyFix } from '@home-move/contract';
import { LinkButton, registerSheet, Row, Text, useRuntime } from '@home-move/ui';
import type { ReactNode } from 'react';
import { Code } from '../copy/code';
import { CopyButton } from '../copy/copy-button';
import { checkTexts as texts } from './check.texts';
import type { NamedFix } from './checked-page';
import sheet, * as styles from './site-check.module.css';

registerSheet(sheet);

const wrappers = {
  header: { before: 'Content-Security-Policy: ', after: '' },
  meta: { before: '<meta http-equiv="Content-Security-Policy" content="', after: '">' },
} as const;

/** The line to copy: a response header, or an element of the page's head. */
function policyLine({ place, policy }: PolicyFix): string {
  const { before, after } = wrappers[place];
  return `${before}${policy.map(({ text }) => text).join('')}${after}`;
}

/** The corrected policy; new pieces are marked. */
function Policy({ place, policy }: PolicyFix) {
  const { before, after } = wrappers[place];
  return (
    <Code>
      {before}
      {policy.map(({ text, isNew }, index) =>
        isNew ? (
          <ins key={index} className={styles.new}>
            {text}
          </ins>
        ) : (
          text
        ),
      )}
      {after}
    </Code>
  );
}

/** A link that opens an email to support with the origin to register. */
function mailLink(to: string, origin: string, brand: string): string {
  const subject = encodeURIComponent(texts.emailSubject);
  return `mailto:${to}?subject=${subject}&body=${encodeURIComponent(texts.emailBody(origin, brand))}`;
}

export interface FixProps extends NamedFix {
  /** Route of the brand. */
  readonly brand: string;
}

function Remedy({ fix, brand }: Pick<FixProps, 'fix' | 'brand'>): ReactNode {
  const { support } = useRuntime().brand;
  switch (fix.kind) {
    case 'change-policy':
      return (
        <>
          <Policy {...fix} />
          <Row className={styles.actions}>
            <CopyButton text={policyLine(fix)} label={texts.copyPolicy} size="small" />
          </Row>
        </>
      );
    case 'register-origin':
      return (
        <>
          <Code>{fix.origin}</Code>
          <Row className={styles.actions}>
            <CopyButton text={fix.origin} label={texts.copyOrigin} size="small" />
            <LinkButton variant="plain" size="small" href={mailLink(support.email, fix.origin, brand)}>
              {texts.email}
            </LinkButton>
          </Row>
        </>
      );
    case 'remove-header':
      return (
        <>
          <Code>{fix.header}</Code>
          <Row className={styles.actions}>
            <CopyButton text={fix.header} label={texts.copyHeader} size="small" />
          </Row>
        </>
      );
    case 'add-nonce':
      return null;
    default:
      return fix satisfies never;
  }
}

/** What to change, with the text to copy. */
export function Fix({ title, hint, ...remedy }: FixProps) {
  return (
    <div className={styles.fix}>
      <h5 className={styles.fixTitle}>{title}</h5>
      <Text size="sm" muted measure>
        {hint}
      </Text>
      <Remedy {...remedy} />
    </div>
  );
}
