import { councilWaterMessages as texts } from '@home-move/contract';
import { TextLink } from '../components/link/text-link';
import { Text } from '../components/text/text';
import { LogoTile } from '../components/tile/tile';
import { registerSheet } from '../styles/sheets';
import sheet, * as styles from './authority.module.css';

registerSheet(sheet);

export interface AuthorityProps {
  /** Of the council, or of the company that brings or takes the water. */
  readonly name: string;
  /** A council's name in Welsh, where it has one. */
  readonly welshName?: string | null;
  readonly logoUrl: string | null;
  /** Where to register, on their own site; null where that is not known. */
  readonly registrationUrl: string | null;
  /** Their part, where there is more than one. */
  readonly service?: 'WATER' | 'SEWERAGE' | undefined;
}

/** Whom to tell about the move, and where. [COUNCIL-03, CONF-22, CONF-23] */
export function Authority({ name, welshName, logoUrl, registrationUrl, service: does }: AuthorityProps) {
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
            {texts.companyServices[does]}
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
