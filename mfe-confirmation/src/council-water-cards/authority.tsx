import { LogoTile, registerSheet, Text, TextLink } from '@home-move/ui';
import sheet, * as styles from '../parts/card.module.css';
import { councilWaterTexts as texts } from './council-water-cards.texts';

registerSheet(sheet);

interface AuthorityProps {
  readonly name: string;
  readonly logoUrl: string | null;
}

/** Who it is. The logo says nothing that the name does not. */
export function Authority({ name, logoUrl }: AuthorityProps) {
  return (
    <div className={styles.authority}>
      <span aria-hidden="true">
        <LogoTile name={name} src={logoUrl ?? undefined} />
      </span>
      <Text strong className={styles.plan}>
        {name}
      </Text>
    </div>
  );
}

interface RegistrationLinksProps {
  readonly links: readonly { readonly name: string; readonly url: string }[];
}

/** Where to register: each authority's own site, in a new tab. */
export function RegistrationLinks({ links }: RegistrationLinksProps) {
  if (links.length === 0) return null;
  return (
    <div className={styles.links}>
      {links.map(({ name, url }) => (
        <TextLink key={url} external href={url}>
          {texts.completeWith(name)}
        </TextLink>
      ))}
    </div>
  );
}
