import { formatList, disclosureTexts, type DataKind } from '@home-move/contract';
import { capitalised, phoneHref, registerSheet, Text, TextLink, useLinkProps, useRuntime } from '@home-move/ui';
import sheet, * as styles from './complain-panel.module.css';
import { correctTexts as texts } from './correct.texts';
import type { Correction } from './corrections';

registerSheet(sheet);

/** "Email address and phone number". */
const namesOf = (kinds: readonly DataKind[]): string => formatList(kinds.map((kind) => disclosureTexts.kinds[kind]));

interface CorrectPanelProps {
  readonly id: string;
  readonly corrections: readonly Correction[];
}

/** The pages that change the data of an entry, and the data that only a call can change. [PASS-11] */
export function CorrectPanel({ id, corrections }: CorrectPanelProps) {
  const link = useLinkProps();
  const { phone } = useRuntime().brand.support;
  return (
    <div id={id} className={styles.panel}>
      <div>
        <h4>{texts.title}</h4>
        <Text muted measure>
          {texts.text}
        </Text>
      </div>
      <ul className={styles.ways}>
        {corrections.map(({ path, reason, kinds }) => (
          <li key={path ?? reason}>
            {path !== null && <TextLink {...link(path)}>{texts.change(namesOf(kinds))}</TextLink>}
            {reason !== null && (
              <p>
                {texts.cannot(capitalised(namesOf(kinds)))} {texts.reasons[reason]} {texts.call}{' '}
                <Text as="span" nowrap>
                  <TextLink href={phoneHref(phone)}>{phone}</TextLink>
                </Text>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
