import type { Brand } from '../../brands/brand/brands.data.js';
import type { MailContent } from './mail-content.js';
import { ActionButton, CodeBox, Layout, Preheader } from './mail-components.js';
import { FactTable, ItemList, PriceBox, Section } from './mail-sections.js';
import { mailClasses as classes, mailStyleBlock, mailStyles, mailTheme, type MailStyles } from './mail-style.js';
import { mailTexts } from './mail-frame.texts.js';

interface MailProps {
  readonly content: MailContent;
  readonly brand: Brand;
}
interface SectionProps extends MailProps {
  readonly styles: MailStyles;
}

/** A mail in its brand's look: one column, no pictures, readable without its style block. */
export const MailDocument = ({ content, brand }: MailProps) => {
  const theme = mailTheme(brand.look);
  const styles = mailStyles(theme);
  return (
    <html lang="en-GB" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Prevents mail programs from linking a code as a telephone number. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{content.subject}</title>
        <style>{mailStyleBlock(theme)}</style>
      </head>
      <body className={classes.ground} style={styles.ground}>
        <Preheader styles={styles} text={content.preheader} />
        {/* Webmail strips html and body, so language and title are repeated here. */}
        <article aria-roledescription="email" aria-label={content.subject} lang="en-GB" dir="ltr">
          <Layout className={classes.ground} style={{ background: theme.light.surface }}>
            <tr>
              <td align="center" style={styles.outer}>
                <Layout style={styles.column}>
                  <Name styles={styles} brand={brand} />
                  <Card styles={styles} brand={brand} content={content} />
                  <Footer styles={styles} brand={brand} content={content} />
                </Layout>
              </td>
            </tr>
          </Layout>
        </article>
      </body>
    </html>
  );
};

const Name = ({ styles, brand }: Omit<SectionProps, 'content'>) => (
  <tr>
    <td className={classes.text} style={styles.name}>
      <span className={classes.mark} style={styles.mark} />
      {brand.name}
    </td>
  </tr>
);

const Card = ({ styles, content }: SectionProps) => (
  <tr>
    <td className={classes.card} style={styles.card}>
      <h1 className={classes.text} style={styles.heading}>
        {content.heading}
      </h1>
      {content.lead.map((text) => (
        <p key={text} className={classes.text} style={styles.paragraph}>
          {text}
        </p>
      ))}
      {content.code !== undefined && <CodeBox styles={styles} code={content.code} />}
      {content.price && <PriceBox styles={styles} {...content.price} />}
      {content.facts && <FactTable styles={styles} facts={content.facts} />}
      {content.items && <ItemList styles={styles} {...content.items} />}
      {content.action && <ActionButton styles={styles} {...content.action} />}
      {content.after !== undefined && (
        <p className={classes.text} style={styles.after}>
          {content.after}
        </p>
      )}
      {content.sections?.map((section) => (
        <Section key={section.heading} styles={styles} {...section} />
      ))}
      <p className={`${classes.muted} ${classes.rule}`} style={styles.aside}>
        {content.aside}
      </p>
    </td>
  </tr>
);

const Footer = ({ styles, brand, content: { ending } }: SectionProps) => (
  <tr>
    <td className={classes.muted} style={styles.foot}>
      <p style={styles.footLine}>{mailTexts.support(brand)}</p>
      <p style={styles.footLine}>{brand.legalText}</p>
      <p style={styles.footLine}>
        {ending.text}
        {ending.unsubscribe && (
          <>
            {' '}
            <a href={ending.unsubscribe.link} className={classes.link} style={{ color: styles.link.color }}>
              {ending.unsubscribe.label}
            </a>
          </>
        )}
      </p>
    </td>
  </tr>
);
