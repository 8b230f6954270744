import { Accordion, Heading, KeyValueList, registerSheet, Stack, Text } from '@home-move/ui';
import { useId } from 'react';
import { Code } from '../copy/code';
import { CopyButton } from '../copy/copy-button';
import { loaderOf, type PortalOrigins } from '../embedding/portal-options';
import sheet, * as styles from './partners.module.css';
import { attributeTexts, eventTexts, methodTexts, partnersTexts } from './partners.texts';

registerSheet(sheet);
const texts = partnersTexts.guides;

interface NameListProps {
  readonly intro: string;
  readonly names: readonly (readonly [name: string, meaning: string])[];
}

function NameList({ intro, names }: NameListProps) {
  return (
    <div>
      <Text>{intro}</Text>
      <KeyValueList look="narrow" items={names.map(([label, value]) => ({ label, value }))} />
    </div>
  );
}

function OptionsGuide() {
  return (
    <Stack gap={5}>
      <NameList intro={texts.options.attributes} names={attributeTexts} />
      <NameList intro={texts.options.events} names={eventTexts} />
      <NameList intro={texts.options.methods} names={methodTexts} />
    </Stack>
  );
}

function SecurityGuide({ assets, portal }: PortalOrigins) {
  const policy = `script-src ${assets}; frame-src ${portal}; connect-src ${portal}`;
  return (
    <Stack gap={4}>
      <div>
        <Text>{texts.security.policy}</Text>
        <Code>{policy}</Code>
      </div>
      <Text>{texts.security.sandbox}</Text>
      <Text>{texts.security.cookies}</Text>
      <Text>{texts.security.registered}</Text>
    </Stack>
  );
}

function PrefillGuide({ origins, brand }: GuidesProps) {
  const request = [
    `curl ${origins.portal}/api/v1/prefill-codes \\`,
    "  --header 'Authorization: Bearer PARTNER_KEY' \\",
    `  --json '{ "brand": "${brand}", "origin": "https://www.example.com", "details": { "firstName": "Sam" } }'`,
  ].join('\n');
  return (
    <Stack gap={4}>
      <div>
        <Text>{texts.prefill.request}</Text>
        <Code>{request}</Code>
      </div>
      <div>
        <Text>{texts.prefill.pass}</Text>
        <Code>{"document.querySelector('home-move').prefill = 'CODE';"}</Code>
      </div>
    </Stack>
  );
}

function PanelGuide({ origins, brand }: GuidesProps) {
  const snippet = [
    `<home-move mode="panel" brand="${brand}" launch="CODE"></home-move>`,
    `<script async fetchpriority="high" src="${loaderOf(origins)}"></script>`,
  ].join('\n');
  return (
    <div>
      <Text>{texts.panel.text}</Text>
      <Code>{snippet}</Code>
      <div className={styles.copy}>
        <CopyButton key={snippet} text={snippet} label={texts.panel.copy} size="small" />
      </div>
    </div>
  );
}

export interface GuidesProps {
  readonly origins: PortalOrigins;
  /** Route of the brand. */
  readonly brand: string;
}

/** What a web developer needs beyond the snippet, with the addresses of this portal. */
export function Guides({ origins, brand }: GuidesProps) {
  const title = useId();
  return (
    <section aria-labelledby={title} className={styles.block}>
      <Heading id={title} look="h2large">
        {texts.title}
      </Heading>
      <Accordion
        items={[
          { title: texts.options.title, body: <OptionsGuide /> },
          { title: texts.security.title, body: <SecurityGuide {...origins} /> },
          { title: texts.prefill.title, body: <PrefillGuide origins={origins} brand={brand} /> },
          { title: texts.panel.title, body: <PanelGuide origins={origins} brand={brand} /> },
        ]}
      />
    </section>
  );
}
