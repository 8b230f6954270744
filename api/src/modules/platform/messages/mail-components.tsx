import type { ReactNode } from 'react';
import type { MailLink } from './mail-content.js';
import { mailClasses as classes, type MailStyles } from './mail-style.js';
import { mailTexts } from './mail-frame.texts.js';

interface Styled {
  readonly styles: MailStyles;
}

/** A layout table: mail programs support no other reliable layout. */
export const Layout = ({
  children,
  ...rest
}: { children: ReactNode } & React.TableHTMLAttributes<HTMLTableElement>) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} {...rest}>
    <tbody>{children}</tbody>
  </table>
);

/** The preview next to the subject, padded with blanks so that the text of the mail does not follow it. */
export const Preheader = ({ styles, text }: Styled & { text: string }) => (
  <div style={styles.hidden}>
    {text}
    {'\u00a0\u200c'.repeat(80)}
  </div>
);

export const CodeBox = ({ styles, code }: Styled & { code: string }) => (
  <p className={classes.code} style={styles.code}>
    <span style={styles.codeGap}>{code.slice(0, 3)}</span>
    <span>{code.slice(3)}</span>
  </p>
);

export const ActionButton = ({ styles, label, link }: Styled & { label: string; link: MailLink }) => (
  <>
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ marginTop: 24 }}>
      <tbody>
        <tr>
          <td className={classes.button} style={styles.buttonCell}>
            <a href={link.href} className={classes.button} style={styles.button}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
    <p className={classes.muted} style={styles.writtenOut}>
      {mailTexts.linkWrittenOut}
      <br />
      <a href={link.shown} className={classes.link} style={styles.link}>
        {link.shown}
      </a>
    </p>
  </>
);
