import { pathOf } from '@home-move/contract';
import { CalendarIcon, GaugeIcon, PeopleIcon, registerSheet, ShieldIcon, Tile, useLinkProps } from '@home-move/ui';
import sheet, * as styles from './move-links.module.css';
import { yourMoveTexts } from './your-move.texts';

registerSheet(sheet);
const texts = yourMoveTexts.links;

const pages = [
  { id: 'meter-day', Icon: GaugeIcon },
  { id: 'move-plan', Icon: CalendarIcon },
  { id: 'household', Icon: PeopleIcon },
  { id: 'data-passport', Icon: ShieldIcon },
] as const;

/** Links to the other pages about the move. [ORDER-01] */
export function MoveLinks() {
  const link = useLinkProps();
  return (
    <nav aria-label={texts.label}>
      <ul className={styles.links}>
        {pages.map(({ id, Icon }) => (
          <li key={id}>
            <a {...link(pathOf(id))} className={styles.link}>
              <Tile className={styles.icon}>
                <Icon size={22} />
              </Tile>
              <span>
                <b>{texts[id].title}</b>
                <small>{texts[id].text}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
