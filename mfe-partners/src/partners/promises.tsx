import { Heading, registerSheet } from '@home-move/ui';
import { useId } from 'react';
import sheet, * as styles from './partners.module.css';
import { partnersTexts } from './partners.texts';

registerSheet(sheet);
const texts = partnersTexts.promises;

/** What the portal does not do to the page around it. */
export function Promises() {
  const title = useId();
  return (
    <section aria-labelledby={title} className={styles.block}>
      <Heading id={title} look="h2large">
        {texts.title}
      </Heading>
      <dl className={styles.promises}>
        {texts.items.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
