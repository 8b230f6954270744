import { Page, registerSheet, Text } from '@home-move/ui';
import { useShell } from '../shell-context';
import sheet, * as styles from './cookie-policy.module.css';
import { pagesTexts } from './pages.texts';

registerSheet(sheet);

const texts = pagesTexts.cookies;

/** What the browser keeps for us. [ROUTE-16] */
export function CookiePolicyPage() {
  const { branding } = useShell();
  return (
    <Page title={texts.title} brandName={branding.name} lede={texts.lede}>
      <Text measure>{texts.kept}</Text>
      <ul className={styles.items}>
        {texts.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Text measure>{texts.gone}</Text>
      <Text measure>{texts.none}</Text>
    </Page>
  );
}
