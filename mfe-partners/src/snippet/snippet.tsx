import { Heading, registerSheet, Row, Tabs, Text } from '@home-move/ui';
import { useId } from 'react';
import { CopyButton } from '../copy/copy-button';
import { loaderOf, type PortalOptions, type PortalOrigins } from '../embedding/portal-options';
import { siteKinds, type SiteKind } from './site-kinds';
import { SnippetCode } from './snippet-code';
import sheet, * as styles from './snippet.module.css';
import { pasteText, snippetTexts as texts } from './snippet.texts';
import { snippetOf } from './snippets';

registerSheet(sheet);

export interface SnippetProps {
  readonly options: PortalOptions;
  readonly origins: PortalOrigins;
}

function Panel({ kind, options, origins }: SnippetProps & { readonly kind: SiteKind }) {
  const text = snippetOf(kind, options, origins);
  return (
    <div className={styles.panel}>
      <Text size="sm" className={styles.place}>
        {pasteText(kind, options.mode, loaderOf(origins))}
      </Text>
      <SnippetCode text={text} />
      <Row className={styles.actions}>
        <CopyButton key={text} text={text} label={texts.copy} next={texts.next} variant="primary" />
      </Row>
    </div>
  );
}

/** What to paste, for each kind of website. */
export function Snippet(props: SnippetProps) {
  const title = useId();
  return (
    <section aria-labelledby={title} className={styles.snippet}>
      <Heading id={title}>{texts.title}</Heading>
      <div className={styles.tabs}>
        <Tabs
          label={texts.tabs}
          tabs={siteKinds.map((kind) => ({
            id: kind,
            label: texts.kinds[kind],
            panel: <Panel kind={kind} {...props} />,
          }))}
        />
      </div>
    </section>
  );
}
