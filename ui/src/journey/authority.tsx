import { councilWaterMessages as texts } from '@home-move/contract';
import { TextLink } from '../components/link/text-link';
import { Text } from '../components/text/text';
import { LogoTile } from '../components/tile/tile';
import { registerSheet } from '../styles/sheets';
import sheet, * as styles from './authority.module.css';

registerSheet(sheet);

export interface AuthorityProps {
  /** The council, or the water or sewerage company. */
  readonly name: string;
  /** The council's Welsh name, if it has one. */
  readonly welshName?: string | null;
  readonly logoUrl: string | null;
  /** The registration page on the authority's website; null if unknown. */
  readonly registrationUrl: string | null;
  /** Clean or used water, if two companies share the supply. */
  readonly service?: 'WATER' | 'SEWERAGE' | undefined;
}

/** A council or company to notify of the move, with the link to register. [COUNCIL-03, CONF-22, CONF-23] */
export function Authority({ name, welshName, logoUrl, registrationUrl, service }: AuthorityProps) {
  return (
    <div className={styles.authority}>
      {/* The name follows as text. */}
      <span aria-hidden="true">
        <LogoTile name={name} src={logoUrl ?? undefined} />
      </span>
      <div className={styles.details}>
        <Text strong className={styles.name}>
          {name}
        </Text>
        {welshName && (
          <Text size="sm" muted lang="cy">
            {welshName}
          </Text>
        )}
        {service && (
          <Text size="sm" muted>
            {texts.companyServices[service]}
          </Text>
        )}
        {registrationUrl !== null && (
          <Text className={styles.link}>
            <TextLink href={registrationUrl} external>
              {texts.register(name)}
            </TextLink>
          </Text>
        )}
      </div>
    </div>
  );
}
