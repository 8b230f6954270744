import type { MailContent, MailFact, MailItem, MailSection } from './mail-content.js';
import { Layout } from './mail-components.js';
import { mailClasses as classes, type MailStyles } from './mail-style.js';

interface Styled {
  readonly styles: MailStyles;
}

/** The amount of an order, and its later changes. */
export const PriceBox = ({ styles, amount, text }: Styled & NonNullable<MailContent['price']>) => (
  <Layout style={styles.box}>
    <tr>
      <td className={classes.box} style={styles.price}>
        <p className={`${classes.text} ${classes.amount}`} style={styles.amount}>
          {amount}
        </p>
        {text.map((line) => (
          <p key={line} className={classes.text} style={styles.line}>
            {line}
          </p>
        ))}
      </td>
    </tr>
  </Layout>
);

/** Labels and values; on phones, the value is below its label. */
export const FactTable = ({ styles, facts }: Styled & { readonly facts: readonly MailFact[] }) => (
  <table width="100%" cellPadding={0} cellSpacing={0} style={styles.facts}>
    <tbody>
      {facts.map(({ label, value, isKey }, index) => (
        <tr key={`${label} ${value}`}>
          <th
            scope="row"
            align="left"
            className={`${classes.muted} ${classes.rule} ${classes.label}`}
            style={index === 0 ? styles.firstLabel : styles.label}
          >
            {label}
          </th>
          <td
            className={`${classes.text} ${classes.rule} ${classes.value}`}
            style={{ ...(index === 0 ? styles.firstValue : styles.value), ...(isKey && { fontWeight: 700 }) }}
          >
            {value}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Services, each with its state. */
export const ItemList = ({ styles, heading, items }: Styled & { heading: string; items: readonly MailItem[] }) => (
  <>
    <h2 className={classes.text} style={styles.subheading}>
      {heading}
    </h2>
    {items.map(({ title, status, text }) => (
      <div key={title} className={classes.rule} style={styles.item}>
        <h3 className={classes.text} style={styles.itemTitle}>
          {title}
        </h3>
        <p className={classes.text} style={styles.line}>
          <strong>{status}</strong>
        </p>
        {text.map((line) => (
          <p key={line} className={classes.muted} style={styles.mutedLine}>
            {line}
          </p>
        ))}
      </div>
    ))}
  </>
);

/** A heading with paragraphs, a table, or both. */
export const Section = ({ styles, heading, text = [], facts = [] }: Styled & MailSection) => (
  <>
    <h2 className={classes.text} style={styles.subheading}>
      {heading}
    </h2>
    {text.map((line) => (
      <p key={line} className={classes.text} style={styles.line}>
        {line}
      </p>
    ))}
    {facts.length > 0 && <FactTable styles={styles} facts={facts} />}
  </>
);
