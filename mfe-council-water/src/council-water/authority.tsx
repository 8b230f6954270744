import { LogoTile, registerSheet, Text, TextLink } from '@home-move/ui';
import sheet, * as styles from './authority.module.css';
import { cardTexts as texts } from './council-water.texts';

registerSheet(sheet);

interface AuthorityProps {
  readonly name: string;
  readonly welshName?: string | null;
  readonly logoUrl: string | null;
  readonly registrationUrl: string;
  /** Their part, where there is more than one. */
  readonly does?: string | undefined;
}

/** Who it is, and where to register with them. [COUNCIL-03] */
export function Authority({ name, welshName, logoUrl, registrationUrl, does }: AuthorityProps) {
  return (
    <div className={styles.authority}>
      {/* The name stands beside the picture. */}
      <span aria-hidden="true">
        <LogoTile name={name} src={logoUrl ?? undefined} />
      </span>
      <div className={styles.words}>
        <Text strong className={styles.name}>
          {name}
        </Text>
        {welshName && (
          <Text size="sm" muted lang="cy">
            {welshName}
          </Text>
        )}
        {does && (
          <Text size="sm" muted>
            {does}
          </Text>
        )}
        <Text className={styles.link}>
          <TextLink href={registrationUrl} external>
            {texts.register(name)}
          </TextLink>
        </Text>
      </div>
    </div>
  );
}
